import i18next from 'i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { clearSession } from '../../../src/api/token-store';
import { logIn } from '../../../src/app/session/log-in';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};
const until = '2099-01-01T00:00:00.000Z';
const pair = {
  ...{ token: 't', gueltigBis: until, erneuerungToken: 'r', erneuerungBis: until },
  passwortAendern: false,
};
const sent: { geraetId?: unknown }[] = [];

beforeAll(() => i18next.init({ lng: 'de', resources: {} }));
vi.stubGlobal('location', new URL('http://127.0.0.1:1/auth/login'));
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/149.0' });
vi.stubGlobal('fetch', async (request: Request) => {
  sent.push((await request.json()) as (typeof sent)[number]);
  return Response.json(pair);
});
afterEach(() => {
  sent.length = 0;
  stored.clear();
});

test('a login registers the device, which keeps its name over logouts and users', async () => {
  await logIn('technik', 'x');
  clearSession();
  await logIn('buero', 'x');
  const [first, second] = sent;
  expect(first?.geraetId).toMatch(/^[\w-]{20,100}$/);
  expect(second?.geraetId).toBe(first?.geraetId);
  stored.clear();
  await logIn('technik', 'x');
  expect(sent[2]?.geraetId).not.toBe(first?.geraetId);
});

test('where nothing can be stored it has no name, and the login goes on', async () => {
  const refusing = () => {
    throw new DOMException('no room');
  };
  vi.stubGlobal('localStorage', { ...storage, setItem: refusing });
  await logIn('technik', 'x').catch(() => undefined);
  expect(sent[0]).toMatchObject({ geraetId: null });
  vi.stubGlobal('localStorage', storage);
});
