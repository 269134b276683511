import type { AnyRecord } from '../../../../api/dialect';

/** Takes rows as they come and makes a file of them. */
export interface TableWriter {
  add: (records: readonly AnyRecord[]) => void;
  finish: () => Blob;
}
