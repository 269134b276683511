import { and, inArray } from 'drizzle-orm';
import { mayCall } from '../../http/access/required-right';
import type { Scope } from '../../http/access/scope';
import type { Resource } from '../model/resource';
import { visibleRows } from '../records/row-rights';

/** Key for records that the caller may not see, in place of a schema. */
export const OTHERS = 'others';

/**
 * Counts the records that refer to these ones or to their parts, by schema, and under {@link OTHERS} those that the
 * caller may not see. Parts do not count: they go with the record they belong to.
 */
export async function referringRecords(
  resource: Resource,
  keys: readonly unknown[],
  scope: Scope,
  resources: readonly Resource[],
): Promise<Map<string, number>> {
  const { caller, db } = scope;
  const found = new Map<string, number>();
  const add = (schema: string, count: number) => {
    if (count > 0) found.set(schema, (found.get(schema) ?? 0) + count);
  };
  if (keys.length === 0) return found;
  for (const other of resources) {
    const { references, rights, table, schema } = other;
    for (const { property, column, foreignTable } of references) {
      if (foreignTable !== resource.table) continue;
      const refers = inArray(column, [...keys]);
      if (resource.parts.includes(other) && other.parent?.property === property) {
        const parts = await db.select({ key: other.keyColumn }).from(table).where(refers);
        const below = await referringRecords(
          other,
          parts.map(({ key }) => key),
          scope,
          resources,
        );
        for (const [name, count] of below) add(name, count);
        continue;
      }
      const all = await db.$count(table, refers);
      const visible = mayCall(rights.read, caller)
        ? await db.$count(table, and(refers, visibleRows(other, rights.read, scope)))
        : 0;
      add(schema, visible);
      add(OTHERS, all - visible);
    }
  }
  return found;
}
