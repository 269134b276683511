import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import type { Caller } from '../http/caller';
import type { NamedRecord } from '../http/problem';
import { mayCall } from '../http/required-right';
import type { AnyRecord } from './read';
import type { Resource } from './resource';
import { visibleRows } from './row-rights';

interface Scope {
  resources: readonly Resource[];
  caller: Caller;
  db: Executor;
}

/** Records of one kind that are named; the message says how many there are. */
const MOST = 3;

/** The first records of each kind that keep this one from being removed, as far as the caller may see them. */
export async function recordsInTheWay(
  removed: Resource,
  row: AnyRecord,
  { resources, caller, db }: Scope,
): Promise<NamedRecord[]> {
  const found: NamedRecord[] = [];
  for (const resource of resources) {
    const { references, rights, parent, table, key, keyColumn } = resource;
    if (!mayCall(rights.read, caller)) continue;
    for (const { property, column, foreignTable } of references) {
      const isPart = removed.parts.includes(resource) && parent?.property === property;
      if (foreignTable !== removed.table || isPart) continue;
      const visible = visibleRows(resource, rights.read, caller, db);
      const rows = await db
        .select({ ...resource.columns })
        .from(table)
        .where(and(eq(column, row[removed.key]), resource.scope, visible))
        .orderBy(asc(keyColumn))
        .limit(MOST);
      found.push(
        ...rows.map((one) => ({
          schema: resource.schema,
          id: Number(one[key]),
          title: titleOf(resource, one),
        })),
      );
    }
  }
  return found;
}

/** What a record is called, as far as the contract says: its first text that is never empty. */
function titleOf({ properties, columns }: Resource, row: AnyRecord): string {
  const name = Object.keys(properties).find(
    (property) => properties[property]?.type === 'string' && columns[property]?.notNull,
  );
  return name === undefined ? '' : String(row[name] ?? '');
}
