import { parseFilter, type Condition } from '../../../schemas/rules/filter-grammar';
import { hasMoreOf, rowsAskedIn, rowsOfAnswer, totalOfAnswer } from '../../api/rows-of-answer';
import { NotAtHand, orderOfText } from '../at-hand/row-query';
import type { Asked } from './answer-names';

/** Most letters of an answer: no screen that one works with outside has a longer one. */
const LONGEST = 1_000_000;

/** Reads what is asked of the rows of a list. Throws where it cannot be read. */
export function rowQueryIn(query: NonNullable<Asked['query']>) {
  const { filter, search, order, own, offset, limit } = rowsAskedIn(query);
  const { conditions, invalid } = parseFilter(filter);
  if (invalid.length > 0) throw new NotAtHand(`«${filter}» cannot be read`);
  const equal = own.map(({ name, value }): Condition => ({
    ...{ field: name, operator: '=', values: [value] },
  }));
  const asked = { conditions: [...conditions, ...equal], search };
  return { asked, order: orderOfText(order), offset, limit };
}

/** Tells whether an answer is all of a list that is read piece by piece. */
export const isWholeOf = (data: unknown, { query = {} }: Asked): boolean =>
  rowsAskedIn(query).offset === 0 && rowsOfAnswer(data) !== undefined && !hasMoreOf(data);

/** Returns the number of all rows by the first answer of a list; undefined where it goes on without saying it. */
export const numberOf = (data: unknown): number | undefined =>
  totalOfAnswer(data) ?? (hasMoreOf(data) ? undefined : rowsOfAnswer(data)?.length);

/** Tells whether an answer is short enough to be kept. */
export const isKept = (data: unknown): boolean => JSON.stringify(data).length <= LONGEST;

/** Tells whether all rows of a list are asked for, in whatever order and pieces. */
export function isWholeList({ query = {} }: Asked): boolean {
  const { filter, search, own } = rowsAskedIn(query);
  return filter === '' && search === '' && own.length === 0;
}

/**
 * Tells whether an answer is a piece of a list that is read piece by piece: those of another time would not fit to it.
 */
export function isPart(data: unknown, { query = {} }: Asked): boolean {
  const { offset, isCounted } = rowsAskedIn(query);
  return (offset !== undefined || isCounted) && ((offset ?? 0) > 0 || hasMoreOf(data));
}
