import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { mayCall } from '../../http/access/required-right';
import type { Scope } from '../../http/access/scope';
import { Problem } from '../../http/errors/problem';
import type { Resource } from '../model/resource';
import type { AnyRecord } from '../records/read';
import { recordColumns } from '../records/record-columns';
import { visibleRows } from '../records/row-rights';
import { titleOfRecord } from '../records/title-of-record';

/** Property of the body by which a caller confirms that a refusal was read and the call is intended. */
const CONFIRMATION = 'trotzdem';

interface Values {
  /** Record as it will be; its key is missing while it is new. */
  after: AnyRecord;
  /** Properties that are given or changed. */
  fields: readonly string[];
}

/**
 * Throws 409, naming a record with the same value, where a property's value may repeat only after a confirmation
 * (`x-confirm-repeat` gives the code). The answer says which property of the same body confirms it (`bestaetigung`). A
 * caller who may not see the other record hears of it without its name.
 */
export async function requireNoRepetition(
  resource: Resource,
  { after, fields }: Values,
  scope: Scope,
  resources: readonly Resource[],
): Promise<void> {
  for (const property of fields) {
    const code = resource.properties[property]?.['x-confirm-repeat'];
    const value = after[property] ?? null;
    if (typeof code !== 'string' || value === null) continue;
    const other = await otherWith(resource, property, after, scope);
    if (!other) continue;
    const { row } = other;
    const title = row ? await titleOfRecord(resource, row, scope, resources) : '–';
    const record = row && { schema: resource.schema, id: Number(row[resource.key]), title };
    throw new Problem(409, {
      services: [{ code, parameters: [title], ...(record && { records: [record] }) }],
      members: { bestaetigung: CONFIRMATION },
    });
  }
}

/** Finds a record with the same value; its row is only there for a caller who may see it. */
async function otherWith(
  resource: Resource,
  property: string,
  after: AnyRecord,
  scope: Scope,
): Promise<{ row: AnyRecord | undefined } | undefined> {
  const { db, caller, language } = scope;
  const { table, tableName, key, keyColumn, rights } = resource;
  const value = after[property];
  // Of two callers who give the same value at once the second one waits and finds the first one's.
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${tableName}.${property}=${String(value)}`}, 0))`,
  );
  const own = after[key] ?? null;
  const same = and(
    eq(resource.columnOf(property, language), value),
    own === null ? undefined : ne(keyColumn, own),
    resource.scope,
  );
  const first = (condition: SQL | undefined) =>
    db
      .select(recordColumns(resource, language))
      .from(table)
      .where(condition)
      .orderBy(asc(keyColumn))
      .limit(1);
  const [other] = await first(same);
  if (!other) return undefined;
  const [seen] = mayCall(rights.read, caller)
    ? await first(and(same, visibleRows(resource, rights.read, scope)))
    : [];
  return { row: seen };
}
