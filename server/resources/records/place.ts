import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import type { Resource } from '../model/resource';

/** Splits the parameters of a path into those that its records store, and those that say where their parent stands. */
export function splitPlace(
  { columns, references }: Resource,
  params: Readonly<Record<string, unknown>>,
): { own: [string, unknown][]; above: Record<string, unknown> } {
  const entries = Object.entries(params);
  const isOwn = ([name]: [string, unknown]) =>
    Object.hasOwn(columns, name) || references.some(({ property }) => property === name);
  return {
    own: entries.filter(isOwn),
    above: Object.fromEntries(entries.filter((entry) => !isOwn(entry))),
  };
}

/** Condition for the records at the place of a path, however far above them; undefined without parameters. */
export function placeCondition(
  resource: Resource,
  params: Readonly<Record<string, unknown>>,
  db: Executor,
): SQL | undefined {
  const { own, above } = splitPlace(resource, params);
  const here = own.map(([name, value]) => eq(resource.columnOf(name, 'de'), value));
  if (Object.keys(above).length === 0) return and(...here);
  const { parent } = resource;
  if (!parent) {
    throw new Error(`Resource ${resource.schema}: no column «${Object.keys(above).join('», «')}»`);
  }
  const { keyColumn, table } = parent.resource;
  const parents = db
    .select({ one: sql`1` })
    .from(table)
    .where(
      and(
        eq(keyColumn, resource.columnOf(parent.property, 'de')),
        placeCondition(parent.resource, above, db),
      ),
    );
  return and(...here, exists(parents));
}
