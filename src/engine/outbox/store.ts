import type { Entry } from './entry';

/** Where entries of one user are kept on this device. A write has reached the disk when it resolves. */
export interface OutboxStore {
  /** All, in no order. */
  all: () => Promise<Entry[]>;
  /** `file`: the bytes of its file. Both are kept, or neither; rejects with {@link NotStored} when there is no room. */
  add: (entry: Omit<Entry, 'seq'>, file?: Blob) => Promise<Entry>;
  /** Of an entry that has ended the bytes of its file go. */
  put: (entry: Entry) => Promise<void>;
  /** The file of an entry; undefined for one without, and when its bytes are gone. */
  fileOf: (entry: Entry) => Promise<File | undefined>;
  remove: (seqs: readonly number[]) => Promise<void>;
}

/** The device has not kept it: the user has to know before he goes on. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}
