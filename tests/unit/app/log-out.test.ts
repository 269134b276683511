import { afterEach, expect, test, vi } from 'vitest';
import { readSession, writeSession } from '../../../src/api/token-store';
import { logOut } from '../../../src/app/session/log-out';

const stored = new Map<string, string>();
vi.stubGlobal('location', new URL('http://127.0.0.1:1/addresses'));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
afterEach(() => stored.clear());

const runOut = { token: 'old', expiresAt: Date.now() - 1000, mustChangePassword: false };
const session = { ...runOut, renewalToken: 'lasting', renewalExpiresAt: Date.now() + 1e6 };

test('a logout ends the session on the server without renewing it first', async () => {
  const heard: string[] = [];
  vi.stubGlobal('fetch', async ({ method, url, headers }: Request) => {
    heard.push(`${method} ${new URL(url).pathname} ${headers.get('authorization')}`);
    return new Response(null, { status: 204 });
  });
  writeSession({ ...session, user: 'buero' });
  await logOut();
  expect(heard).toEqual(['DELETE /vario-api/login Bearer lasting']);
  expect(readSession()).toBeUndefined();
});

test('a server that cannot be reached keeps nobody in', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  writeSession({ ...session, user: 'buero' });
  await logOut();
  expect(readSession()).toBeUndefined();
});
