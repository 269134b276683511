import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openOfflineDatabase } from '../../../../src/api/device/offline-database';
import { queueKey } from '../../../../src/api/device/user-keys';
import type { NewEntry } from '../../../../src/engine/outbox/entry';
import { indexedStore } from '../../../../src/engine/outbox/indexed-store';
import { recorded } from '../../../../src/engine/outbox/machine';
import { NotStored } from '../../../../src/engine/outbox/store';

const call = (name: string): NewEntry => ({
  queue: 'a',
  operation: `POST /${name}`,
  params: {},
  body: { remark: 'Schlüssel beim Hausmeister' },
  key: name,
  recordedAt: '2031-03-03T08:00:00.000Z',
  label: { action: name, record: 'Müller GmbH' },
});

async function opened(userId: number) {
  const database = await openOfflineDatabase(userId);
  return { database, store: indexedStore(database, await queueKey(database, userId)) };
}

test('keeps entries in their order over tabs and starts', async () => {
  const [one, other] = [await opened(1), await opened(1)];
  const first = await one.store.add(recorded(call('first')));
  const second = await other.store.add(recorded(call('second')));
  expect(second.seq).toBeGreaterThan(first.seq);
  await other.store.put({ ...first, state: 'sent' });
  const seen = (await one.store.all()).map(({ key, state }) => [key, state]);
  expect(seen).toEqual([
    ['first', 'sent'],
    ['second', 'waiting'],
  ]);
  one.database.close();
  other.database.close();
  const again = await opened(1);
  expect(await again.store.all()).toHaveLength(2);
  await again.store.remove([first.seq]);
  expect((await again.store.all()).map(({ body }) => body)).toEqual([call('second').body]);
  again.database.close();
});

test('what lies on the disk tells nothing, and its key cannot be taken out', async () => {
  const { database, store } = await opened(2);
  await store.add(recorded(call('secret')));
  const [row] = await database.getAll('entries');
  const text = new TextDecoder('latin1').decode(row!.data);
  expect(text).not.toContain('Hausmeister');
  expect(text).not.toContain('secret');
  expect(Object.keys(row!).sort()).toEqual(['data', 'iv', 'key', 'revision', 'seq']);
  const { key } = await queueKey(database, 2);
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  database.close();
});

test('belongs to one user', async () => {
  const { database, store } = await opened(3);
  expect(await store.all()).toEqual([]);
  database.close();
});

test('the bytes of a file lie beside its entry, sealed, until it has been sent', async () => {
  const { database, store } = await opened(5);
  const photo = new File(['a photo of a boiler'], 'Kessel.jpg', { type: 'image/jpeg' });
  const file = {
    id: 'one',
    property: 'daten',
    name: photo.name,
    type: photo.type,
    size: photo.size,
  };
  const entry = await store.add(recorded({ ...call('photo'), file }), photo);
  const kept = await store.fileOf(entry);
  expect([kept?.name, kept?.type, await kept?.text()]).toEqual([
    'Kessel.jpg',
    'image/jpeg',
    'a photo of a boiler',
  ]);
  const [bytes] = await database.getAll('files');
  expect(new TextDecoder('latin1').decode(bytes!.data)).not.toContain('boiler');
  await store.put({ ...entry, state: 'refused' });
  expect(await database.count('files')).toBe(1);
  await store.put({ ...entry, state: 'sent' });
  expect(await store.fileOf(entry)).toBeUndefined();
  database.close();
});

test('says so when there is no room', async () => {
  const { database, store } = await opened(4);
  const full = vi.spyOn(database, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(store.add(recorded(call('late')))).rejects.toBeInstanceOf(NotStored);
  full.mockRestore();
  expect(await store.all()).toEqual([]);
  database.close();
});
