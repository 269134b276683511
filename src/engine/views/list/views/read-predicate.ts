import { readVariable } from '../../../../../schemas/rules/query-variables';
import type { Operator } from '../../../../../schemas/rules/filter-grammar';
import type { Fields } from '../../../fields/field';
import { normalFilter } from '../../../data/filters/normal-filter';
import type { Filter, Predicate } from '../../../data/filters/predicate';
import type { View } from '../../../../api/view';

type Wire = NonNullable<View['predicate']>;

/**
 * The filter that a stored predicate means. Undefined when it says something that the filters here
 * cannot: a part left out would show other rows than those the view was made for.
 */
export function readPredicate(
  wire: View['predicate'] | undefined,
  fields: Fields,
): Filter | undefined {
  if (!wire) return [];
  const read = itemOf(wire, fields);
  return read && normalFilter([read]);
}

function itemOf(wire: Wire, fields: Fields): Predicate | undefined {
  const { op, items = [], attribute, operator, value } = wire;
  if (op === 'NOT') return undefined;
  if (op) {
    const read = items.map((item) => (item ? itemOf(item, fields) : undefined));
    const known = read.filter((item) => item !== undefined);
    return known.length === read.length ? { op, items: known } : undefined;
  }
  if (attribute === undefined || operator === undefined) return undefined;
  const values = operator === 'null' || operator === '!null' ? [] : [value].flat();
  return {
    field: attribute,
    operator: operator as Operator,
    values: values.map((one) => textOf(one, attribute, fields)),
  };
}

/** A variable stays one where a day can be relative; elsewhere a colon is a colon. */
function textOf(value: unknown, attribute: string, fields: Fields): string {
  const text = String(value ?? '');
  const field = Object.hasOwn(fields, attribute) ? fields[attribute] : undefined;
  if (typeof value !== 'string' || field?.type.comparison.isDay) return text;
  const read = readVariable(text);
  return 'text' in read ? read.text : text;
}
