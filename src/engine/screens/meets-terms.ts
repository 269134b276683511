import { parseFilter, type Condition } from '../../../schemas/rules/filter-grammar';
import { builtInVariable, readVariable } from '../../../schemas/rules/query-variables';
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
      meets(record[condition.field] ?? null, {
        ...condition,
        values: condition.values.map(valueOf),
      });
    return read.every((some) => some.some((conditions) => conditions.every(holds)));
  };
}

/** Tells whether a value meets a condition; nothing but «is empty» is true of an empty value. */
function meets(value: unknown, { operator, values }: Condition): boolean {
  if (operator === 'null') return value === null;
  if (value === null) return false;
  if (operator === '!null') return true;
  const differences = values.map((text) => difference(value, text));
  const [first = NaN] = differences;
  switch (operator) {
    case '=':
    case 'in':
      return differences.includes(0);
    case '<':
      return first < 0;
    case '<=':
      return first <= 0;
    case '>':
      return first > 0;
    case '>=':
      return first >= 0;
    default:
      throw new Error(`«${operator}» cannot be told of a record at hand`);
  }
}

/** Compares a value with a text: below zero, zero or above. */
function difference(value: unknown, text: string): number {
  if (typeof value === 'number') return value - Number(text);
  const own = String(value);
  return own === text ? 0 : own < text ? -1 : 1;
}
