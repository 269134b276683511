import { parseFilter, type Condition } from '../../../schemas/rules/filter-grammar';
import { builtInVariable, readVariable } from '../../../schemas/rules/query-variables';
import { meetsCondition } from '../at-hand/meets-condition';
import type { AnyRecord, Me, Terms } from '../define/definition';

type Caller = Pick<Me, 'id' | 'kuerzel'>;

/** Tells whether a record at hand meets terms of the wire's filter, as the server would judge it. */
export function meetsTerms(record: AnyRecord, terms: Terms, me: Caller): boolean {
  return termsMet(terms, me)(record);
}

/** Returns a function that tells of one record after the other whether it meets terms, which are read once. */
export function termsMet(terms: Terms, me: Caller): (record: AnyRecord) => boolean {
  const read = terms.map((term) =>
    (typeof term === 'string' ? [term] : term).map((one) => parseFilter(one).conditions),
  );
  return (record) => {
    const context = { user: me, now: new Date() };
    const valueOf = (text: string) => {
      const variable = readVariable(text);
      return 'text' in variable
        ? variable.text
        : String(builtInVariable(variable.variable, context));
    };
    const holds = (condition: Condition) =>
      meetsCondition(record[condition.field] ?? null, {
        ...condition,
        values: condition.values.map(valueOf),
      });
    return read.every((some) => some.some((conditions) => conditions.every(holds)));
  };
}
