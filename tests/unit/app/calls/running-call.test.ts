// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  callAddress,
  callMinutes,
  callSeconds,
  callStore,
  isWrittenAt,
  readCall,
  type RunningCall,
} from '../../../../src/app/calls/running-call';

const since = Date.UTC(2026, 10, 27, 9, 0, 0);
const call: RunningCall = {
  path: '/addresses/5/activities/new',
  query: 'kind=ANRUF&begin=2026-11-27T10%3A00',
  minutes: 'minutes',
  number: '030 1234-0',
  title: 'Müller GmbH',
  since,
};

describe('a running call', () => {
  test.each([
    [0, 1],
    [1, 1],
    [60_000, 1],
    [60_001, 2],
    [-5_000, 1],
    [90_000_000, 1440],
  ])('of %i ms has taken %i minutes', (ms, minutes) => {
    expect(callMinutes(call, since + ms)).toBe(minutes);
  });

  test('counts no seconds before it began', () => {
    expect(callSeconds(call, since + 61_900)).toBe(61);
    expect(callSeconds(call, since - 1000)).toBe(0);
  });

  test('is written down where it was begun, with its begin and what it took', () => {
    const address = callAddress(call, since + 150_000);
    expect(address).toBe(
      '/addresses/5/activities/new?kind=ANRUF&begin=2026-11-27T10%3A00&minutes=3',
    );
    const [pathname = '', search = ''] = address.split('?');
    expect(isWrittenAt(call, { pathname, search: `?${search}` })).toBe(true);
    expect(isWrittenAt(call, { pathname, search: '?kind=ANRUF' })).toBe(false);
    expect(isWrittenAt(call, { pathname: '/addresses/6/activities/new', search })).toBe(false);
  });

  test.each([
    null,
    '',
    'null',
    '7',
    '{}',
    JSON.stringify({ ...call, since: 'gestern' }),
    JSON.stringify({ ...call, path: 'https://elsewhere.example' }),
  ])('is not read from %j', (text) => {
    expect(readCall(text)).toBeUndefined();
  });
});

describe('the store of a call', () => {
  afterEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  test('is of one user and outlives the page', () => {
    callStore(2).set(call);
    expect(callStore(2).get()).toEqual(call);
    expect(callStore(3).get()).toBeUndefined();
    callStore(2).set(undefined);
    expect(callStore(2).get()).toBeUndefined();
  });

  test('hears of other tabs, and answers the same object until it changes', () => {
    const store = callStore(2);
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    callStore(2).set(call);
    dispatchEvent(new StorageEvent('storage'));
    expect(heard).toHaveBeenCalledOnce();
    expect(store.get()).toBe(store.get());
    stop();
    dispatchEvent(new StorageEvent('storage'));
    expect(heard).toHaveBeenCalledOnce();
  });

  test('keeps it as long as the page where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = callStore(2);
    store.set(call);
    expect(store.get()).toEqual(call);
    store.set(undefined);
    expect(store.get()).toBeUndefined();
  });
});
