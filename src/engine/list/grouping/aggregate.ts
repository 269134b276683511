export type AggregateFunction = 'SUM' | 'AVG' | 'MIN' | 'MAX' | 'COUNT';

/** One figure of a group or of the whole list, e.g. the sum of the credit limits. */
export interface Aggregate {
  field: string;
  function: AggregateFunction;
}

const aggregateFunctions: readonly AggregateFunction[] = ['SUM', 'AVG', 'MIN', 'MAX', 'COUNT'];

/** `kreditlimit,opvBetrag:AVG`: the sum needs no name. */
export function aggregatesText(aggregates: readonly Aggregate[]): string {
  return aggregates
    .map(({ field, function: name }) => (name === 'SUM' ? field : `${field}:${name}`))
    .join(',');
}

/** Reads what `aggregatesText` writes; what is no aggregate is left out. */
export function parseAggregates(text: string): readonly Aggregate[] {
  return text.split(',').flatMap((part) => {
    const [field = '', name = 'SUM'] = part.split(':');
    const known = aggregateFunctions.find((one) => one === name);
    return field !== '' && known ? [{ field, function: known }] : [];
  });
}
