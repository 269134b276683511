import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOptions } from '../../../src/api/call';
import type * as StorePreference from '../../../src/api/preferences/store-preference';

/** What a browser sends while a page is being left, all of it together, in bytes: the Fetch standard's. */
const KEEPALIVE = 64 * 1024;
/** What the server takes as one preference. */
const MOST = 65_536;

interface Sent {
  name: string;
  wert: string;
  keepalive: boolean;
  fail: (error: unknown) => void;
}
const calls = vi.hoisted(() => [] as Sent[]);
vi.mock('../../../src/api/call', () => ({
  call: (_: string, { params, body, keepalive = false }: CallOptions) =>
    new Promise<void>((_resolve, reject) => {
      const { wert } = (body as { data: { wert: string } }).data;
      calls.push({ name: String(params?.name), wert, keepalive, fail: reject });
    }),
}));

const sent = () => calls.map(({ name, wert }) => `${name} ${wert}`);
/** A failure as this test's modules know it: with a status, or without any answer. */
async function failure(status?: number): Promise<Error> {
  const { ApiError } = await import('../../../src/api/api-error');
  return new ApiError({ operation: 'POST /x', status });
}
const bytesOf = ({ wert }: Sent) => Buffer.byteLength(JSON.stringify({ data: { wert } }));

describe('what is stored of preferences', () => {
  let preferences: typeof StorePreference;
  let page: EventTarget;
  const leave = () => page.dispatchEvent(new Event('pagehide'));

  beforeEach(async () => {
    calls.length = 0;
    vi.useFakeTimers();
    page = new EventTarget();
    // Its timers are looked up when they are set.
    vi.stubGlobal('window', Object.assign(page, { setTimeout, clearTimeout }));
    vi.resetModules();
    preferences = await import('../../../src/api/preferences/store-preference');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is sent once for a burst of changes, the last one, each preference by itself', async () => {
    for (const wert of ['1', '2', '3']) preferences.storePreference('columns', wert);
    preferences.storePreference('theme', 'dark');
    expect(sent()).toEqual([]);
    await vi.runAllTimersAsync();
    expect(sent()).toEqual(['columns 3', 'theme dark']);
    expect(calls.map(({ keepalive }) => keepalive)).toEqual([false, false]);
  });

  test('is never more than the server takes, counted in bytes', async () => {
    preferences.storePreference('x', 'ä'.repeat(MOST / 2));
    expect(() => preferences.storePreference('x', 'ä'.repeat(MOST / 2) + '1')).toThrow(
      '«x»: 65537',
    );
    await expect(preferences.storePreferenceNow('x', '1'.repeat(MOST + 1))).rejects.toThrow('«x»');
    await vi.runAllTimersAsync();
    expect(calls.map(({ wert }) => wert.length)).toEqual([MOST / 2]);
  });

  test('now takes the place of what waits', async () => {
    preferences.storePreference('x', 'waits');
    void preferences.storePreferenceNow('x', 'now');
    await vi.runAllTimersAsync();
    expect(sent()).toEqual(['x now']);
  });

  test('without network waits for it; what was changed since is not overwritten', async () => {
    preferences.storePreference('x', '1');
    preferences.storePreference('y', '1');
    await vi.runAllTimersAsync();
    preferences.storePreference('y', '2');
    for (const { fail } of calls) fail(await failure());
    await vi.runAllTimersAsync();
    expect(sent()).toEqual(['x 1', 'y 1', 'y 2']);
    page.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(sent()).toEqual(['x 1', 'y 1', 'y 2', 'x 1']);
  });

  test('is not sent again when the server refuses it', async () => {
    preferences.storePreference('x', '1');
    await vi.runAllTimersAsync();
    calls[0]?.fail(await failure(422));
    await vi.runAllTimersAsync();
    page.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(sent()).toEqual(['x 1']);
  });

  test('goes on when the page is left, at once, as far as a browser lets it', () => {
    preferences.storePreference('large', 'ä'.repeat(15_000));
    preferences.storePreference('second', '2'.repeat(22_000));
    preferences.storePreference('beyond', '"'.repeat(5_000));
    preferences.storePreference('small', '1');
    leave();
    expect(calls.map(({ name, keepalive }) => [name, keepalive])).toEqual([
      ['large', true],
      ['second', true],
      // Twice as long once it is quoted: with the flag a browser would refuse it, without it has to be fast.
      ['beyond', false],
      ['small', true],
    ]);
    const kept = calls
      .filter(({ keepalive }) => keepalive)
      .reduce((sum, one) => sum + bytesOf(one), 0);
    expect(kept).toBeGreaterThan(50_000);
    expect(kept).toBeLessThanOrEqual(KEEPALIVE);
    leave();
    expect(calls).toHaveLength(4);
  });

  test('is forgotten with its user', async () => {
    preferences.storePreference('x', '1');
    (await import('../../../src/state/user-state')).dropUserState();
    leave();
    await vi.runAllTimersAsync();
    expect(calls).toEqual([]);
  });
});
