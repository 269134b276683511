import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../src/api/call';
import { releaseLock } from '../../../src/api/locks';

const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL('http://kontor.test/addresses'));
});
afterEach(() => vi.unstubAllGlobals());

const requests = () => fetched.mock.calls.map(([request]) => request);

test('only what says so goes on although the page is being left', async () => {
  await call('DELETE /x');
  await call('DELETE /x', { keepalive: true });
  expect(requests().map(({ keepalive }) => keepalive)).toEqual([false, true]);
});

test('a lock is given back while the page is being left, and nobody hears when that fails', async () => {
  fetched.mockRejectedValue(new TypeError('gone'));
  releaseLock('abc');
  await vi.waitFor(() => expect(requests()).toHaveLength(1));
  const [request] = requests();
  expect(request).toMatchObject({
    method: 'DELETE',
    url: 'http://kontor.test/vario-api/system/sperren/abc',
    keepalive: true,
    body: null,
  });
  // An unhandled rejection would fail this file.
  await new Promise((resolve) => setTimeout(resolve));
});
