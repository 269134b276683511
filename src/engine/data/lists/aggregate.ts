import { isSummable, type Field, type Fields } from '../../fields/field';

export type AggregateFunction = 'SUM' | 'AVG' | 'MIN' | 'MAX' | 'COUNT';

export interface Aggregate {
  field: string;
  function: AggregateFunction;
}

export const aggregateFunctions: readonly AggregateFunction[] = [
  'SUM',
  'AVG',
  'MIN',
  'MAX',
  'COUNT',
];

const mostAggregates = 20;

/** Writes aggregates as `kreditlimit,opvBetrag:AVG`: the sum needs no name. */
export function aggregatesText(aggregates: readonly Aggregate[]): string {
  return aggregates
    .map(({ field, function: name }) => (name === 'SUM' ? field : `${field}:${name}`))
    .join(',');
}

/** Parses aggregates; ignores everything else. */
export function parseAggregates(text: string): readonly Aggregate[] {
  return text.split(',').flatMap((part) => {
    const [field = '', name = 'SUM'] = part.split(':');
    const known = aggregateFunctions.find((one) => one === name);
    return field !== '' && known ? [{ field, function: known }] : [];
  });
}

export function possibleAggregates(
  aggregates: readonly Aggregate[],
  fields: Fields,
): readonly Aggregate[] {
  const texts = new Set<string>();
  return aggregates
    .filter(({ field }) => fields[field] !== undefined && isSummable(fields[field]))
    .filter((one) => {
      const text = aggregatesText([one]);
      return !texts.has(text) && texts.add(text);
    })
    .slice(0, mostAggregates);
}

/** Returns the aggregates of a grouped list with no choice made: the sums that usually say something. */
export function standardAggregates(shown: readonly Field[]): readonly Aggregate[] {
  return shown
    .filter(({ type }) => type.figures?.sum === 'usually')
    .map(({ name }): Aggregate => ({ field: name, function: 'SUM' }))
    .slice(0, mostAggregates);
}
