import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { baseHeaders } from '../../../src/api/base-headers';
import { callEarly, dropEarly, takeEarly } from '../../../src/api/early/early-calls';

const session = {
  token: 't',
  expiresAt: Infinity,
  renewalToken: 'r',
  renewalExpiresAt: Infinity,
  user: 'buero',
  mustChangePassword: false,
};
const url = 'http://kontor.test/vario-api/x';
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ result: [1] }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL('http://kontor.test/addresses'));
  callEarly(['/x'], session, 'de');
});
afterEach(() => {
  dropEarly();
  vi.unstubAllGlobals();
});

/** The request as the page makes it later. */
const later = (init: RequestInit = {}) =>
  new Request(url, {
    headers: { ...baseHeaders('json', 'de'), authorization: 'Bearer t' },
    ...init,
  });
const early = () => fetched.mock.calls[0]?.[1]?.signal as AbortSignal;

test('whoever takes an answer aborts its request with his own', async () => {
  const abort = new AbortController();
  const answer = takeEarly(later({ signal: abort.signal }));
  expect(await (await answer)?.json()).toEqual({ result: [1] });
  expect(early().aborted).toBe(false);
  abort.abort(new Error('left'));
  expect(early()).toMatchObject({ aborted: true, reason: new Error('left') });
});

test('a request that was aborted before it takes the answer aborts that one too', () => {
  const abort = new AbortController();
  abort.abort(new Error('left'));
  expect(takeEarly(later({ signal: abort.signal }))).toBeDefined();
  expect(early()).toMatchObject({ aborted: true, reason: new Error('left') });
});

test('a change of the same address takes nothing, and aborts nothing', () => {
  expect(takeEarly(later({ method: 'POST' }))).toBeUndefined();
  expect(early().aborted).toBe(false);
  expect(takeEarly(later())).toBeDefined();
});

test('a failed request fails where its answer is taken, and nowhere else', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  callEarly(['/x', '/y'], session, 'de');
  // An unhandled rejection of the other one would fail this file.
  await expect(takeEarly(later())).rejects.toThrow('no network');
});
