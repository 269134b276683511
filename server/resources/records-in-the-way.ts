import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import type { Caller } from '../http/caller';
import type { Language } from '../http/language';
import type { NamedRecord } from '../http/problem';
import { mayCall } from '../http/required-right';
import type { AnyRecord } from './read';
import { recordColumns } from './record-columns';
import type { Resource } from './resource';
import { visibleRows } from './row-rights';
import { titleOfRecord } from './title-of-record';

interface Scope {
  resources: readonly Resource[];
  caller: Caller;
  db: Executor;
  /** In which the records are called. */
  language: Language;
}

/** Records of one kind that are named; the message says how many there are. */
const MOST = 3;

/** The first records of each kind that keep this one from being removed, as far as the caller may see them. */
export async function recordsInTheWay(
  removed: Resource,
  row: AnyRecord,
  scope: Scope,
): Promise<NamedRecord[]> {
  const { resources, caller, db } = scope;
  const found: NamedRecord[] = [];
  for (const resource of resources) {
    const { references, rights, parent, table, key, keyColumn } = resource;
    if (!mayCall(rights.read, caller)) continue;
    for (const { property, column, foreignTable } of references) {
      const isPart = removed.parts.includes(resource) && parent?.property === property;
      if (foreignTable !== removed.table || isPart) continue;
      const visible = visibleRows(resource, rights.read, caller, db);
      const rows = await db
        .select(recordColumns(resource, scope.language))
        .from(table)
        .where(and(eq(column, row[removed.key]), resource.scope, visible))
        .orderBy(asc(keyColumn))
        .limit(MOST);
      for (const one of rows) {
        const title = await titleOfRecord(resource, one, scope);
        found.push({ schema: resource.schema, id: Number(one[key]), title });
      }
    }
  }
  return found;
}
