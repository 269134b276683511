import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import type { RightName } from '../http/contract/right-names';

/** A row that every installation starts with. */
interface ShippedRow<Table extends PgTable> {
  /** What it is known by, whatever becomes of its values: a name that is used for good. */
  name: string;
  values: Table['$inferInsert'];
}

/** Rows of one table, in the order in which they are added. */
export interface ShippedRows<Table extends PgTable = PgTable> {
  table: Table;
  rows: readonly ShippedRow<Table>[];
}

/**
 * What the product brings along, of this version as a whole: a database gets what of it is new to it
 * (`offerShipped`). A version adds rows, roles and rights by adding them here; other values for rows that
 * are there already need a migration.
 */
export interface ShippedData {
  tables: readonly ShippedRows[];
  /** Rights by the role's first name. */
  roles: Readonly<Record<string, readonly RightName[]>>;
  /** What it may be tried out with. */
  demo?: DemoData;
}

/** Made-up data for a database that has nothing of its own. */
export interface DemoData {
  /** Tables of which none has a row yet. */
  onlyWithout: readonly PgTable[];
  /** Fills them in as they are on a day (YYYY-MM-DD). */
  fill: (db: Executor, day: string) => Promise<void>;
}

/** Names the rows of a table. */
export function shippedRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  nameOf: (row: Table['$inferInsert']) => string,
): ShippedRows<Table> {
  return { table, rows: rows.map((values) => ({ name: nameOf(values), values })) };
}
