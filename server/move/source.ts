import type { Facts, TableFacts } from './facts';
import type { Watch } from './watch';

/** Whole company that stands still, whatever becomes of the original meanwhile. */
export interface Source {
  facts: Facts;
  /**
   * Yields the rows of a table as COPY writes them, in pieces. Tables are read one after the other, in the order of the
   * facts.
   */
  read(table: TableFacts): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Empty place that a company can be written to: whole, or it stays empty. */
export interface Target {
  write(source: Source, secret: Buffer | undefined, watch: Watch): Promise<void>;
  close(): Promise<void>;
}

/** Bytes of all rows of a company. */
export function bytesOf({ tables }: Facts): number {
  return tables.reduce((sum, { bytes }) => sum + bytes, 0);
}
