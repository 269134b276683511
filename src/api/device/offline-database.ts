import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { offlineDatabaseName } from '../../state/forget-user';
import type { Sealed } from './cipher';

/**
 * Name of a queue's key; `queue`: derived from what the server hands to the user, gone with a logout and back with a
 * login; `cipher`: made here, and kept as long as something is sealed with it.
 */
export type QueueKeyName = 'queue' | 'cipher';

/** Name of a key; `answers`: of what the server said; it goes with the answers at the logout. */
export type KeyName = QueueKeyName | 'answers';

interface SealedFile extends Sealed {
  /**
   * Name of the key that sealed the file, as for an entry. A corrected entry may be sealed with another key than its
   * file.
   */
  key?: QueueKeyName;
}

interface SealedEntry extends Sealed {
  seq: number;
  /** Revision of the entry, a new one with each write. */
  revision: string;
  /** Name of the key that sealed the entry; absent from what an earlier version has written (`cipher`). */
  key?: QueueKeyName;
}

interface SealedAnswer extends Sealed {
  /** Digest of the request. */
  id: string;
  /** Digest of the list that a record stands in; nothing for an answer that is kept as it came. */
  of: string;
  /** Time in ms since 1970. */
  at: number;
}

export interface OfflineSchema extends DBSchema {
  keys: { key: KeyName; value: CryptoKey };
  /** Random bytes that keys are derived with. */
  salts: { key: KeyName; value: Uint8Array<ArrayBuffer> };
  entries: { key: number; value: SealedEntry };
  /** Bytes of files, by the id of the file. */
  files: { key: string; value: SealedFile };
  answers: { key: string; value: SealedAnswer; indexes: { at: number; of: string } };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const VERSION = 3;

/** Opens or creates the database. Rejects where the browser stores nothing. */
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
      if (before < 3) database.createObjectStore('salts');
    },
    // Another tab wants a newer form: it must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
