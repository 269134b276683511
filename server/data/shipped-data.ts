import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import type { RightName } from '../http/contract/right-names';

/** Row that every installation starts with. */
interface ShippedRow<Table extends PgTable> {
  /** Permanent name, by which it is known whatever becomes of its values. */
  name: string;
  values: Table['$inferInsert'];
}

/** Rows of one table, in the order in which they are added. */
export interface ShippedRows<Table extends PgTable = PgTable> {
  table: Table;
  rows: readonly ShippedRow<Table>[];
}

/**
 * Data that the product ships, of this version as a whole: a database gets what is new to it (`offerShipped`). A
 * version adds rows, roles and rights by adding them here; other values for existing rows need a migration.
 */
export interface ShippedData {
  tables: readonly ShippedRows[];
  /** Rights by the role's first name. */
  roles: Readonly<Record<string, readonly RightName[]>>;
  /** Data for trying it out. */
  demo?: DemoData;
}

/** Made-up data for a database that has none of its own. */
export interface DemoData {
  /** Tables that all have to be empty. */
  onlyWithout: readonly PgTable[];
  /** Fills them with data as of a day (YYYY-MM-DD). */
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
