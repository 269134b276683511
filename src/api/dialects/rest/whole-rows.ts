import type { WireFacts } from '../../../../schemas/contract/wire-facts';
import type { Condition } from '../../../../schemas/rules/filter-grammar';
import { foldText } from '../../../../schemas/rules/fold-text';
import type { AnyRecord, Query, RawAnswer, RowsAnswer, RowsAsked } from '../../dialect';
import { conditionsIn, orderTerms, type OrderTerm } from './asked-query';
import { inTurn } from './in-turn';
import { rowsIn } from './piece';

/**
 * Reads rows of a list that is answered as a whole: all rows are at hand, so they are ordered, searched and filtered
 * here. The list is read anew from its beginning; rows further down and their number come from the last answer.
 */
export async function wholeRows(
  facts: WireFacts,
  { offset = 0, limit = Infinity, filter = '', search, order = '', count }: RowsAsked,
  { key, read }: { key: string; read: (query: Query) => Promise<RawAnswer> },
): Promise<RowsAnswer> {
  const { list } = facts;
  const isSearched = list.search !== undefined;
  const query = { ...list.fixed, ...(isSearched && { [list.search ?? '']: search }) };
  const all = await inTurn(
    `${key} ${isSearched ? (search ?? '') : ''}`,
    (): { rows?: AnyRecord[] } => ({}),
    async (known) => {
      if (offset === 0 && !count) known.rows = undefined;
      return (known.rows ??= rowsIn(facts, await read(query)));
    },
  );
  const conditions = conditionsIn(filter);
  const found = all.filter(
    (row) =>
      conditions.every((condition) => meets(row[condition.field] ?? null, condition)) &&
      (isSearched || search === undefined || says(row, foldText(search))),
  );
  const terms = orderTerms(order);
  const ordered = terms.length === 0 ? found : found.toSorted(compareBy(terms));
  const rows = ordered.slice(offset, offset + limit);
  return {
    rows,
    total: found.length,
    isCapped: false,
    hasMore: offset + rows.length < found.length,
  };
}

function says(value: unknown, words: string): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((one) => says(one, words));
  return value !== null && value !== undefined && foldText(String(value)).includes(words);
}

/** Tells whether a value meets a condition; nothing but «is empty» is true of an empty value. */
function meets(value: unknown, { operator, values }: Condition): boolean {
  if (operator === 'null') return value === null;
  if (operator === '!null') return value !== null;
  const [first = ''] = values;
  if (value === null) return false;
  const text = () => foldText(String(value));
  const difference = compare(value, typeof value === 'number' ? Number(first) : first);
  switch (operator) {
    case '=':
      return String(value) === first;
    case '!=':
      return String(value) !== first;
    case 'in':
      return values.includes(String(value));
    case '~':
      return text().includes(foldText(first));
    case '^':
      return text().startsWith(foldText(first));
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}

const collator = new Intl.Collator(undefined, { numeric: true });

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** Compares records by these terms; empty values come last. */
function compareBy(terms: readonly OrderTerm[]) {
  return (one: AnyRecord, other: AnyRecord): number => {
    for (const { field, descends } of terms) {
      const [a, b] = [one[field] ?? null, other[field] ?? null];
      if (a === null || b === null) {
        if (a !== b) return a === null ? 1 : -1;
        continue;
      }
      const difference = compare(a, b);
      if (difference !== 0) return descends ? -difference : difference;
    }
    return 0;
  };
}
