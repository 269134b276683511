import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { roles as roleTable } from '../db/generated/base';
import { shippedData } from '../db/tables/shipped-data';
import { offerRoles } from './offer-roles';
import { readOffered, type Offered } from './offered';
import { restartIds } from './restart-ids';
import type { ShippedData, ShippedRows } from './shipped-data';

/**
 * Adds the data that this version ships and the database was never offered. Rows that somebody renamed, changed or
 * removed since stay so; where the company has a row of that kind already, its own one stays. Versions may be skipped,
 * and an older one may come again. The caller holds the preparation lock.
 */
export async function offerShipped(db: Executor, { tables, roles }: ShippedData): Promise<void> {
  const offered = await readOffered(db);
  // An interrupted first start may have used up ids, which references of other shipped rows name.
  if (offered.isNothing)
    await restartIds(db, [roleTable, ...tables.map(({ table }) => table).filter(hasOwnIds)]);
  for (const part of tables) await offerRows(db, part, offered);
  await offerRoles(db, roles, offered);
}

/** First id of the company's own rows where the product ships some with theirs: later versions ship more of them. */
const FIRST_OWN_ID = 1000;

async function offerRows(
  db: Executor,
  { table, rows }: ShippedRows,
  offered: Offered,
): Promise<void> {
  const kind = getTableName(table);
  const added = rows.filter(({ name }) => !offered.has(kind, name));
  if (added.length === 0) return;
  await db
    .insert(table)
    .values(added.map(({ values }) => values))
    .onConflictDoNothing();
  if (hasOwnIds(table) && rows.some(({ values }) => Object.hasOwn(values, 'id'))) {
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${kind}, 'id'), greatest(${FIRST_OWN_ID}, (select max(id) + 1 from ${table})), false)`,
    );
  }
  await db.insert(shippedData).values(added.map(({ name }) => ({ kind, name })));
}

function hasOwnIds(table: PgTable): boolean {
  return getTableColumns(table).id?.generatedIdentity !== undefined;
}
