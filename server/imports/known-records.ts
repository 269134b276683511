import { and, inArray } from 'drizzle-orm';
import { fieldProblem, problem } from '../http/errors/problem';
import type { Scope } from '../http/access/scope';
import { placeCondition } from '../resources/records/place';
import { visibleRows } from '../resources/records/row-rights';
import { kindOf, typedValue } from '../resources/lists/typed-value';
import { visibleProperty } from '../resources/lists/visible-property';
import type { ImportTarget } from './import-target';

/** Ids of the records that are there already, by the value of the key. */
export class KnownRecords {
  private readonly ids = new Map<string, number[]>();

  /** Throws 422 when several records have the value. */
  idOf(value: string | number | undefined): number | undefined {
    const found = this.ids.get(String(value)) ?? [];
    if (found.length > 1) throw problem(422, 'msg_import_key_repeated', String(value));
    return found[0];
  }

  add(value: unknown, id: number): void {
    this.ids.set(String(value), [...(this.ids.get(String(value)) ?? []), id]);
  }
}

/** The key's value in a row, as it is stored; undefined for an empty one. Throws 422 at its field. */
export function keyValue(
  { resource }: ImportTarget,
  key: string,
  daten: Readonly<Record<string, unknown>>,
): string | number | undefined {
  const value = daten[key];
  if (value === undefined || value === null || value === '') return undefined;
  const found =
    typeof value === 'object' ? undefined : typedOf(resource.properties[key] ?? {}, value);
  if (found === undefined) throw fieldProblem({ [key]: [{ code: 'msg_value_type' }] });
  return found;
}

function typedOf(schema: Parameters<typeof kindOf>[0], value: unknown) {
  const found = typedValue(String(value), schema);
  return typeof found === 'boolean' ? undefined : found;
}

type Rows = readonly { daten: Readonly<Record<string, unknown>> }[];

/** The records that rows name by the key, as far as the caller sees them. Throws 422 for a key that is no property. */
export async function knownRecords(
  target: ImportTarget,
  key: string | null | undefined,
  rows: Rows,
  scope: Scope,
): Promise<KnownRecords> {
  const { caller, language, db } = scope;
  const known = new KnownRecords();
  if (key === null || key === undefined) return known;
  const { resource, params } = target;
  const property = visibleProperty(key, { resource, caller, language }, 'msg_import_key');
  if (['boolean', 'list'].includes(kindOf(property))) throw problem(422, 'msg_import_key', key);
  const values = new Set<string | number>();
  for (const { daten } of rows) {
    try {
      const value = keyValue(target, key, daten);
      if (value !== undefined) values.add(value);
    } catch {
      // Said of the row itself when its turn comes.
    }
  }
  if (values.size === 0) return known;
  const column = resource.columnOf(key, language);
  const found = await db
    .select({ value: column, id: resource.keyColumn })
    .from(resource.table)
    .where(
      and(
        resource.scope,
        placeCondition(resource, params, db),
        visibleRows(resource, resource.rights.read, scope),
        inArray(column, [...values]),
      ),
    );
  for (const { value, id } of found) known.add(value, Number(id));
  return known;
}
