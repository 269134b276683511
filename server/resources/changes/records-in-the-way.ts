import { and, asc, eq } from 'drizzle-orm';
import { mayCall } from '../../http/access/required-right';
import type { Scope } from '../../http/access/scope';
import type { NamedRecord } from '../../http/errors/problem';
import type { Resource } from '../model/resource';
import type { AnyRecord } from '../records/read';
import { recordColumns } from '../records/record-columns';
import { visibleRows } from '../records/row-rights';
import { titleOfRecord } from '../records/title-of-record';

/** Maximum records of one kind that are named; the message says how many there are. */
const MOST = 3;

/** Finds the first records of each kind that keep this one from being removed, as far as the caller may see them. */
export async function recordsInTheWay(
  removed: Resource,
  row: AnyRecord,
  scope: Scope,
  resources: readonly Resource[],
): Promise<NamedRecord[]> {
  const { caller, db } = scope;
  const found: NamedRecord[] = [];
  for (const resource of resources) {
    const { references, rights, parent, table, key, keyColumn } = resource;
    if (!mayCall(rights.read, caller)) continue;
    for (const { property, column, foreignTable } of references) {
      const isPart = removed.parts.includes(resource) && parent?.property === property;
      if (foreignTable !== removed.table || isPart) continue;
      const visible = visibleRows(resource, rights.read, scope);
      const rows = await db
        .select(recordColumns(resource, scope.language))
        .from(table)
        .where(and(eq(column, row[removed.key]), resource.scope, visible))
        .orderBy(asc(keyColumn))
        .limit(MOST);
      for (const one of rows) {
        const title = await titleOfRecord(resource, one, scope, resources);
        found.push({ schema: resource.schema, id: Number(one[key]), title });
      }
    }
  }
  return found;
}
