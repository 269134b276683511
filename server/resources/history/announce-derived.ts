import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import type { Scope } from '../../http/access/scope';
import type { Resource } from '../model/resource';
import type { Tables } from '../model/tables';
import { announceChange } from './history';

/**
 * Notes a record that something derived was written into: everybody who may see it is informed once the transaction
 * commits.
 */
export async function noteDerived(code: string, id: number, db: Executor): Promise<void> {
  await db.execute(sql`select kontor_note_derived(${code}, array[${id}]::bigint[])`);
}

/**
 * Announces the records whose derived sums this transaction changed; triggers note them
 * (`kontor_note_derived`, docs/derived-sums.md). Their history has no entry: the rows that are summed have one.
 */
export async function announceDerived(scope: Scope, { resources }: Tables): Promise<void> {
  const { rows } = await scope.db.execute<{ noted: string | null }>(
    sql`select current_setting('kontor.derived', true) noted`,
  );
  const noted = rows[0]?.noted;
  if (!noted) return;
  for (const [code, ids] of idsByCode(noted)) {
    const resource = resources.find(({ tableCode }) => tableCode === code);
    if (resource) await announceAll(resource, ids, scope);
  }
}

async function announceAll(
  resource: Resource,
  ids: readonly number[],
  scope: Scope,
): Promise<void> {
  const records = await scope.db
    .select({ ...resource.columns })
    .from(resource.table)
    .where(inArray(resource.keyColumn, ids as number[]));
  for (const after of records) {
    await announceChange(resource, { art: 'CHANGE', before: after, after, fields: [] }, scope);
  }
}

/** Collects the ids of each code, each once, from `ADR:5 OPV:7 ADR:5`. */
function idsByCode(noted: string): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const entry of new Set(noted.trim().split(' '))) {
    const [code = '', id] = entry.split(':');
    found.set(code, [...(found.get(code) ?? []), Number(id)]);
  }
  return found;
}
