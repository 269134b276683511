import { answerKeeper, type KnownRows } from '../../../api/answer-keeper';
import { ApiError } from '../../../api/api-error';
import type { AnyRecord } from '../../../api/dialect';
import { noteReadAt } from '../../../api/read-at';
import type { Groups, QueryWhere } from '../../../api/run-query';
import { groupRows, type GroupsAsked } from '../../at-hand/group-rows';
import {
  fieldsAsked,
  inOrderOf,
  NotAtHand,
  requireFields,
  rowTest,
  type RowOrder,
  type RowPredicate,
  type RowQuery,
} from '../../at-hand/row-query';
import type { Fields } from '../../fields/field';
import { filledPath, noteAtHand } from '../../outbox/rows-at-hand';

/** Returns the conditions of a computed query as they are tried on rows at hand. */
export const rowQueryOf = ({ predicate, search }: QueryWhere): RowQuery => ({
  predicate: predicate as RowPredicate | undefined,
  ...(search !== undefined && { search }),
});

interface List {
  path: string;
  params: Readonly<Record<string, string | number>>;
}

/**
 * Answers a computed query that found no network from the rows of its list on this device. Throws `error`, as it came,
 * where nothing is known of them or they cannot tell.
 */
export async function queryAtHand(
  error: unknown,
  list: List,
  asked: RowQuery & { order: readonly RowOrder[]; offset: number; limit: number },
): Promise<{ rows: readonly AnyRecord[]; total: number }> {
  const { order, offset, limit, ...query } = asked;
  const fields = order.map(({ field }) => field);
  const { rows: known, at } = await rowsFor(error, list, query, fields);
  const all = inOrderOf(known.filter(rowTest(query)), order);
  const rows = all.slice(offset, limit === 0 ? undefined : offset + limit);
  const page = { rows, total: all.length };
  noteReadAt(page, at);
  noteReadAt(rows, at);
  return page;
}

/** Answers groups and totals in the same way. */
export async function groupsAtHand(
  error: unknown,
  list: List,
  query: RowQuery,
  asked: GroupsAsked,
  fields: Fields,
): Promise<Groups> {
  const needed = [...asked.group, ...asked.sum.map(({ field }) => field)];
  const { rows, at } = await rowsFor(error, list, query, needed);
  const groups = groupRows(rows.filter(rowTest(query)), asked, moneyOf(fields));
  noteReadAt(groups, at);
  return groups;
}

const moneyOf = (fields: Fields) => ({
  isMoney: (name: string) => fields[name]?.property.format === 'money',
  isPerCurrency: 'waehrung' in fields,
});

async function rowsFor(
  error: unknown,
  { path, params }: List,
  query: RowQuery,
  fields: readonly string[],
): Promise<KnownRows> {
  if (!(error instanceof ApiError) || error.status !== undefined) throw error;
  const found = await answerKeeper.get()?.rows(`GET ${path}`, { params });
  if (!found) throw error;
  try {
    requireFields(found.rows, [...fieldsAsked(query), ...fields]);
  } catch (lack) {
    throw lack instanceof NotAtHand ? error : lack;
  }
  noteAtHand(filledPath(path, params), { known: found.rows.length, total: found.total });
  return found;
}
