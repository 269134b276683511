import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { offlineDatabaseName } from '../../state/forget-user';
import { newCipherKey, type Sealed } from './cipher';

interface SealedEntry extends Sealed {
  seq: number;
  /** Another with each write. */
  revision: string;
}

interface SealedAnswer extends Sealed {
  /** Digest of what was asked. */
  id: string;
  /** Digest of the list that a record stands in; of an answer that is kept as it came nothing. */
  of: string;
  /** ms since 1970. */
  at: number;
}

export interface OfflineSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  entries: { key: number; value: SealedEntry };
  /** Bytes of files, by their id. */
  files: { key: string; value: Sealed };
  answers: { key: string; value: SealedAnswer; indexes: { at: number; of: string } };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const VERSION = 2;

/** Opens or makes it. Rejects where the browser stores nothing. */
export function openOfflineDatabase(userId: number): Promise<OfflineDatabase> {
  return openDB<OfflineSchema>(offlineDatabaseName(userId), VERSION, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('keys');
        database.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
        const answers = database.createObjectStore('answers', { keyPath: 'id' });
        answers.createIndex('at', 'at');
        answers.createIndex('of', 'of');
      }
      if (before < 2) database.createObjectStore('files');
    },
    // Another tab wants a newer form: it must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** The key of this user on this device, made with the first use; of two tabs that make one, the first wins. */
export async function cipherKey(database: OfflineDatabase): Promise<CryptoKey> {
  const known = await database.get('keys', 'cipher');
  if (known) return known;
  const made = await newCipherKey();
  const change = database.transaction('keys', 'readwrite');
  const first = await change.store.get('cipher');
  if (!first) await change.store.put(made, 'cipher');
  await change.done;
  return first ?? made;
}
