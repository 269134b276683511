import type { ListLimits } from '../../../schemas/contract/list-limits';
import type { Comparison } from '../fields/comparison';
import type { Field, Fields } from '../fields/field';

/** Returns the same fields, as far as a list can order and filter by them. */
export function limitedFields(fields: Fields, { lacks = [], order, equal }: ListLimits): Fields {
  const cannot = (what: 'order' | 'filter', named: readonly string[] | undefined, name: string) =>
    lacks.includes(what) || named?.includes(name) === false;
  return Object.fromEntries(
    Object.values(fields).map((field): [string, Field] => {
      const { name, type } = field;
      const unfiltered = cannot('filter', equal, name);
      const isCompared = equal !== undefined && !unfiltered;
      return [
        name,
        {
          ...field,
          ...(cannot('order', order, name) && { unordered: true }),
          ...(unfiltered && { unfiltered: true }),
          ...(isCompared && { type: { ...type, comparison: equality(type.comparison) } }),
        },
      ];
    }),
  );
}

/** Limits a comparison to «is this value». */
function equality(comparison: Comparison): Comparison {
  return {
    ...comparison,
    operators: [
      comparison.isChoice
        ? { name: 'in', operator: 'in', input: 'choice' }
        : { name: 'is', operator: '=', input: 'value' },
    ],
    usual: '=',
    isEquality: true,
    hasParts: false,
    isDay: false,
  };
}
