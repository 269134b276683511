import { eq } from 'drizzle-orm';
import { ownershipOfRow } from '../../../schemas/contract/operation-right';
import type { ReadCondition } from '../../../schemas/contract/operation-right';
import type { Executor } from '../../db/database';
import type { Resource } from '../model/resource';
import type { AnyRecord } from './read';
import { isRestricted } from './row-rights';

/**
 * Conditions for hearing of a record: the right to read it and, where ownership counts, its owners and those of the
 * record it belongs to. `rows` is the record before and after a change.
 */
export async function readConditions(
  resource: Resource,
  rows: readonly AnyRecord[],
  db: Executor,
): Promise<ReadCondition[]> {
  const { parent, rights } = resource;
  const right = rights.read ?? 'session';
  if (typeof right === 'object' && !('own' in right)) {
    throw new Error(`${resource.schema}: its records are read by ${JSON.stringify(right)}`);
  }
  const asked = typeof right === 'object' ? ownershipOfRow(right, rows.at(-1) ?? {}) : right;
  const owners = typeof asked === 'object' ? rows.map((row) => row[asked.owner]) : [];
  const own = { right: asked, owners };
  if (!parent || !isRestricted(parent.resource)) return [own];
  const above = await db
    .select({ ...parent.resource.columns })
    .from(parent.resource.table)
    .where(eq(parent.resource.keyColumn, rows[0]?.[parent.property]));
  return [own, ...(await readConditions(parent.resource, above, db))];
}
