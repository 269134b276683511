import type { Resource } from '../model/resource';
import type { AnyRecord } from '../records/read';

/**
 * Fills properties that stand for another (`x-else`) in the values of a record that is created or changed: what is
 * left empty takes the other's value, and what says the same as the other goes on to follow it. `before`: the record
 * as it is stored; absent for a new one.
 */
export function withElseValues(
  { properties }: Pick<Resource, 'properties'>,
  values: AnyRecord,
  before?: AnyRecord,
): AnyRecord {
  const filled = { ...values };
  for (const [name, { 'x-else': other }] of Object.entries(properties)) {
    if (typeof other !== 'string') continue;
    const isNamed = Object.hasOwn(values, name);
    const isEmpty = isNamed ? isBlank(values[name]) : before === undefined;
    const isSame = !isNamed && before !== undefined && before[name] === before[other];
    const given = Object.hasOwn(values, other) ? values[other] : before?.[other];
    if ((isEmpty || isSame) && !isBlank(given)) filled[name] = given;
  }
  return filled;
}

function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  );
}
