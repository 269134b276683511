import { addresses, persons, roles, systemParameters, users } from '../db/generated/tables';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { restartIds } from '../data/restart-ids';
import type { Executor } from '../db/database';
import { counters } from '../db/tables/base';
import { hashPassword } from '../accounts/password';
import { demoCompany } from '../areas/addresses/demo/company';
import { fillSales } from './sales/fill-sales';
import { demoPassword, demoUsers } from '../accounts/demo/users';

const CHUNK = 500;

/** Fills an empty database with the demo company and its accounts. */
export async function fillDemo(db: Executor): Promise<void> {
  await fillUsers(db);
  const company = demoCompany();
  await insertAll(db, addresses, company.addresses);
  await insertAll(db, persons, company.persons);
  await db
    .update(counters)
    .set({ value: sql`(select max(${addresses.adressnummer}) from ${addresses})` })
    .where(eq(counters.name, 'adressnummer'));
  await db
    .insert(systemParameters)
    .values({ name: 'SYSTEM.LIZENZNAME', wert: 'Demo-Firma' })
    .onConflictDoUpdate({ target: systemParameters.name, set: { wert: 'Demo-Firma' } });
  await fillSales(db, company.addresses);
  // Only here: a server that fills nothing needs no code for images in its own process.
  const { fillProductPictures } = await import('../areas/products/demo/product-pictures');
  await fillProductPictures(db);
  await restartIds(db, ['users', 'addresses', 'persons']);
}

async function fillUsers(db: Executor): Promise<void> {
  const passwortHash = await hashPassword(demoPassword);
  const roleIds = new Map(
    (await db.select({ id: roles.id, name: roles.name }).from(roles)).map(({ id, name }) => [
      name,
      id,
    ]),
  );
  const rows = demoUsers.map(({ role, ...user }) => {
    const roleId = roleIds.get(role ?? '');
    return { ...user, rollen: roleId === undefined ? [] : [roleId], passwortHash, demo: true };
  });
  await db.insert(users).values(rows);
}

async function insertAll<Table extends PgTable>(
  db: Executor,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db.insert(table).values(rows.slice(start, start + CHUNK) as Table['$inferInsert'][]);
  }
}
