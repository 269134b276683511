import type { ListFacts, Sorting } from '../../../../schemas/contract/wire-facts';
import { parseFilter, type Condition } from '../../../../schemas/rules/filter-grammar';
import type { Query, RowsAsked } from '../../dialect';

/**
 * Turns order, search and conditions into a list's parameters. Throws for a condition that has none: rows that do not
 * meet it must not be shown as if they did.
 */
export function askedQuery(list: ListFacts, { filter = '', search, order }: RowsAsked): Query {
  if (search !== undefined && list.search === undefined)
    throw new Error(`${list.path} cannot be searched`);
  return {
    ...list.fixed,
    ...(list.search !== undefined && { [list.search]: search }),
    ...(list.sorting && orderQuery(list.sorting, order ?? '')),
    ...Object.fromEntries(conditionsIn(filter).map((one) => equality(list, one))),
  };
}

/** Parses the conditions of a filter. Throws for what breaks the grammar. */
export function conditionsIn(filter: string): readonly Condition[] {
  const { conditions, invalid } = parseFilter(filter);
  if (invalid.length > 0) throw new Error(`no conditions: ${invalid.join(', ')}`);
  return conditions;
}

export interface OrderTerm {
  field: string;
  descends: boolean;
}

export function orderTerms(order: string): readonly OrderTerm[] {
  return order
    .split(',')
    .filter(Boolean)
    .map((term) => ({ field: term.replace(/^-/, ''), descends: term.startsWith('-') }));
}

/**
 * Returns the parameters for an order, as far as the backend orders by these fields; the first alone where the
 * direction has a parameter of its own.
 */
function orderQuery({ parameter, direction, fields }: Sorting, order: string): Query {
  const terms = orderTerms(order).filter(({ field }) => fields?.includes(field) ?? true);
  const [first] = terms;
  if (!first) return {};
  if (direction) {
    const word = first.descends ? direction.descending : direction.ascending;
    return { [parameter]: first.field, [direction.parameter]: word };
  }
  const isOData = parameter === '$orderby';
  const text = ({ field, descends }: OrderTerm) =>
    isOData ? `${field} ${descends ? 'desc' : 'asc'}` : `${descends ? '-' : ''}${field}`;
  return { [parameter]: terms.map(text).join(',') };
}

function equality(list: ListFacts, { field, operator, values }: Condition): [string, string] {
  const [value, ...more] = values;
  const found = list.filters.find((one) => one.field === field);
  const isEquality = operator === '=' || (operator === 'in' && more.length === 0);
  if (!found || !isEquality || value === undefined)
    throw new Error(`${list.path} cannot be filtered by «${field} ${operator}»`);
  return [found.parameter, value];
}
