import { and, inArray } from 'drizzle-orm';
import { fieldProblem } from '../http/errors/problem';
import { mayCall } from '../http/access/required-right';
import type { Scope } from '../http/access/scope';
import { visibleRows } from '../resources/records/row-rights';
import { typedValue } from '../resources/lists/typed-value';
import type { ImportTarget } from './import-target';

type Values = Readonly<Record<string, unknown>>;
type Parent = string | number;

/** Records that rows name as what they are parts of, as far as the caller may see them. */
export type NamedParents = ReadonlySet<Parent>;

/** Finds those records, with one query for all rows; none for a list whose rows name none. */
export async function namedParents(
  target: ImportTarget,
  rows: readonly { daten: Values }[],
  scope: Scope,
): Promise<NamedParents> {
  const { above } = target;
  if (!above || !mayCall(above.resource.rights.read, scope.caller)) return new Set();
  const { resource } = above;
  const asked = new Set(rows.flatMap(({ daten }) => parentIn(target, daten) ?? []));
  if (asked.size === 0) return asked;
  const { keyColumn, table, scope: own, rights } = resource;
  const found = await scope.db
    .select({ key: keyColumn })
    .from(table)
    .where(and(inArray(keyColumn, [...asked]), own, visibleRows(resource, rights.read, scope)));
  return new Set(found.map(({ key }) => key as Parent));
}

/**
 * Returns the target of one row: where its rows name what they are parts of, below that. Throws 422 at its property,
 * alike for a record that is not there and for one that the caller may not see.
 */
export function targetOfRow(
  target: ImportTarget,
  daten: Values,
  parents: NamedParents,
): ImportTarget {
  const { above, params } = target;
  if (!above) return target;
  const { property } = above;
  const named = parentIn(target, daten);
  if (named === undefined) {
    const isMissing = (daten[property] ?? '') === '';
    throw fieldProblem({
      [property]: [{ code: isMissing ? 'msg_value_required' : 'msg_value_type' }],
    });
  }
  if (!parents.has(named)) throw fieldProblem({ [property]: [{ code: 'msg_reference_unknown' }] });
  return { ...target, params: { ...params, [property]: String(named) } };
}

/** Parameters of a stored record's place, where the path of its list does not say it. */
export function placeOfRecord({ above, params }: ImportTarget, record: Values) {
  return above ? { ...params, [above.property]: String(record[above.property]) } : params;
}

function parentIn({ above, resource }: ImportTarget, daten: Values): Parent | undefined {
  const value = above && daten[above.property];
  if (!above || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  const typed = typedValue(String(value), resource.properties[above.property] ?? {});
  return typeof typed === 'boolean' || typed === '' ? undefined : typed;
}
