import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockUp, noteOwnText, prepareLockUp, unlock } from '../../../../src/api/device/lock-up';
import { openOfflineDatabase } from '../../../../src/api/device/offline-database';
import { answersKey, queueKey } from '../../../../src/api/device/user-keys';
import { clearSession, writeSession } from '../../../../src/api/token-store';
import { keptAnswers } from '../../../../src/engine/outbox/answers';
import type { NewEntry } from '../../../../src/engine/outbox/entry';
import { indexedStore } from '../../../../src/engine/outbox/indexed-store';
import { recorded } from '../../../../src/engine/outbox/machine';

const entry: NewEntry = {
  queue: 'a',
  operation: 'POST /remarks',
  params: {},
  body: { remark: 'Schlüssel beim Hausmeister' },
  key: 'one',
  recordedAt: '2031-03-03T08:00:00.000Z',
  label: { action: 'Bemerkung', record: 'Müller GmbH' },
};

/** What the server hands out: by user; nobody's while it cannot be reached. */
const secrets = new Map<number, string>();
let asking = 0;

beforeEach(() => {
  const stored = new Map<string, string>();
  // Names are own properties, as a browser has it.
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => {
      stored.set(name, text);
      Object.defineProperty(storage, name, { value: text, enumerable: true, configurable: true });
    },
    removeItem: (name: string) => {
      stored.delete(name);
      delete (storage as Record<string, unknown>)[name];
    },
  };
  for (const name of ['getItem', 'setItem', 'removeItem']) {
    Object.defineProperty(storage, name, { enumerable: false });
  }
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('location', new URL('http://127.0.0.1:1/addresses'));
  secrets.set(1, btoa('a'.repeat(32))).set(2, btoa('b'.repeat(32)));
  vi.stubGlobal('fetch', () => {
    const schluessel = secrets.get(asking);
    if (!schluessel) return Promise.reject(new TypeError('offline'));
    const result = { benutzerId: asking, schluessel };
    return Promise.resolve(Response.json({ result }));
  });
});

afterEach(async () => {
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  vi.unstubAllGlobals();
});

function logIn(userId: number): void {
  asking = userId;
  const lasts = Date.now() + 1e6;
  writeSession({
    ...{ token: `t${userId}`, renewalToken: `r${userId}`, user: `user${userId}` },
    ...{ expiresAt: lasts, renewalExpiresAt: lasts, mustChangePassword: false },
  });
}

async function opened(userId: number) {
  const database = await openOfflineDatabase(userId);
  return { database, store: indexedStore(database, await queueKey(database, userId)) };
}

test('a logout takes what the server said and every key; the queue opens again with its user', async () => {
  logIn(1);
  const before = await opened(1);
  await before.store.add(recorded(entry));
  const answers = keptAnswers(before.database, await answersKey(before.database));
  const said = { data: { result: { id: 7 } }, status: 200, headers: new Headers() };
  await answers.keep('GET /stammdaten/adressen/{id}', { params: { id: 7 } }, said);
  before.database.close();

  clearSession();
  await lockUp();
  const left = await openOfflineDatabase(1);
  expect(await left.getAllKeys('keys')).toEqual([]);
  expect(await left.count('answers')).toBe(0);
  expect(await left.count('entries')).toBe(1);
  left.close();

  logIn(1);
  const after = await opened(1);
  expect((await after.store.all()).map(({ body }) => body)).toEqual([entry.body]);
  after.database.close();
});

test('nobody else opens it, and who logs in over an ended session leaves nothing open of the one before', async () => {
  logIn(1);
  const first = await opened(1);
  await first.store.add(recorded(entry));
  first.database.close();

  logIn(2);
  await lockUp(2);
  const seen = await opened(1);
  expect(await seen.store.all()).toEqual([]);
  expect(await seen.database.get('keys', 'queue')).toBeUndefined();
  // It has lost nothing by that.
  expect(await seen.database.count('entries')).toBe(1);
  seen.database.close();
});

test('the keys of the user who stays are left alone', async () => {
  logIn(1);
  (await opened(1)).database.close();
  await lockUp(1);
  const database = await openOfflineDatabase(1);
  expect(await database.getAllKeys('keys')).toEqual(['queue']);
  database.close();
});

test('what was written while no server could be asked is kept with its key until it has been sent', async () => {
  logIn(1);
  secrets.clear();
  const { database, store } = await opened(1);
  const { seq } = await store.add(recorded(entry));
  await lockUp();
  expect(await database.getAllKeys('keys')).toEqual(['cipher']);

  secrets.set(1, btoa('a'.repeat(32)));
  const again = await opened(1);
  expect(await again.store.all()).toHaveLength(1);
  await again.store.add(recorded({ ...entry, key: 'two' }));
  await again.store.remove([seq]);
  await lockUp();
  expect(await database.getAllKeys('keys')).toEqual([]);
  for (const one of [database, again.database]) one.close();
});

test('drafts and the call that goes on are legible to their user only', async () => {
  const texts = {
    'kontor.draft.1./addresses/7': '{"changes":{"name1":"Müller"}}',
    'kontor.call.1': '{"title":"Müller"}',
  };
  logIn(1);
  for (const [name, text] of Object.entries(texts)) {
    localStorage.setItem(name, text);
    noteOwnText(1);
  }
  localStorage.setItem('kontor.draft.2./addresses/8', '{"changes":{}}');
  // It has a key by then, as it has after the first letters.
  await vi.waitFor(async () => {
    const database = await openOfflineDatabase(1);
    const key = await database.get('keys', 'queue');
    database.close();
    expect(key).toBeDefined();
  }, 20_000);

  clearSession();
  await lockUp();
  for (const name of Object.keys(texts)) {
    expect(localStorage.getItem(name)).toMatch(/^sealed:[\w+/=]+$/);
  }
  // Of the page that closes after the logout.
  localStorage.setItem('kontor.call.1', texts['kontor.call.1']);
  noteOwnText(1);
  await vi.waitFor(() => expect(localStorage.getItem('kontor.call.1')).toMatch(/^sealed:/), 20_000);

  logIn(2);
  await unlock(2);
  expect(localStorage.getItem('kontor.call.1')).toMatch(/^sealed:/);
  logIn(1);
  await unlock(1);
  for (const [name, text] of Object.entries(texts)) expect(localStorage.getItem(name)).toBe(text);
  // Nobody was there who could seal it.
  expect(localStorage.getItem('kontor.draft.2./addresses/8')).toBe('{"changes":{}}');
});

test('drafts of before, and of a moment without a network, are sealed by a logout too', async () => {
  const name = 'kontor.draft.1./addresses/9';
  logIn(1);
  secrets.clear();
  localStorage.setItem(name, '{"changes":{}}');
  noteOwnText(1);
  await prepareLockUp();
  secrets.set(1, btoa('a'.repeat(32)));
  await prepareLockUp();
  clearSession();
  await lockUp();
  expect(localStorage.getItem(name)).toMatch(/^sealed:/);
});

test('a photo that an earlier version has sealed keeps its key, whatever became of its entry', async () => {
  logIn(1);
  secrets.clear();
  const { database, store } = await opened(1);
  const file = { id: 'photo', property: 'daten', name: 'a.jpg', type: 'image/jpeg', size: 3 };
  const added = await store.add(recorded({ ...entry, file }), new File(['abc'], 'a.jpg'));
  secrets.set(1, btoa('a'.repeat(32)));
  const later = await opened(1);
  await later.store.put({ ...added, attempts: 1 });
  await lockUp();
  expect(await database.getAllKeys('keys')).toEqual(['cipher']);
  const back = await opened(1);
  const [kept] = await back.store.all();
  expect(await (await back.store.fileOf(kept!))?.text()).toBe('abc');
  for (const one of [database, later.database, back.database]) one.close();
});
