import { problem } from '../../http/errors/problem';

/** Highest number of rows in an answer without pages: all of them become one text, while nobody else is answered. */
const MOST_ROWS = 10_000;

/** Number of rows that a statement reads: one more than are answered, so that too many are noticed. */
export const READ_ROWS = MOST_ROWS + 1;

/** Refuses (422) more rows than are answered at once: some of them would look like all. */
export function requireFewRows(rows: readonly unknown[]): void {
  if (rows.length > MOST_ROWS) {
    throw problem(422, 'msg_general_rows_too_many', String(MOST_ROWS));
  }
}
