import type { Entry } from './entry';

/** Where entries of one user are kept on this device. A write has reached the disk when it resolves. */
export interface OutboxStore {
  /** All, in no order. */
  all: () => Promise<Entry[]>;
  /** Rejects with {@link NotStored} when there is no room. */
  add: (entry: Omit<Entry, 'seq'>) => Promise<Entry>;
  put: (entry: Entry) => Promise<void>;
  remove: (seqs: readonly number[]) => Promise<void>;
}

/** The device has not kept it: the user has to know before he goes on. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}
