import type { Entry } from './entry';

/** Store of one user's entries on this device. A write has reached the disk when it resolves. */
export interface OutboxStore {
  /** Reads all entries, in no order. */
  all: () => Promise<Entry[]>;
  /**
   * Adds an entry; `file`: the bytes of its file. Both are kept, or neither; rejects with {@link NotStored} when there
   * is no room.
   */
  add: (entry: Omit<Entry, 'seq'>, file?: Blob) => Promise<Entry>;
  /** Replaces an entry; deletes the bytes of its file once the entry has ended. */
  put: (entry: Entry) => Promise<void>;
  /** Returns the file of an entry; undefined for one without, and when its bytes are gone. */
  fileOf: (entry: Entry) => Promise<File | undefined>;
  remove: (seqs: readonly number[]) => Promise<void>;
}

/** Error when the device has not kept an entry: the user has to know before he goes on. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}
