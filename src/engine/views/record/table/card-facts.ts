import type { Row } from '../../../editing/model/row';
import { titleColumn } from './title-column';
import type { TableColumn } from './use-table-columns';

/** Highest number of facts on a card: two lines of two. */
const most = 4;

/**
 * Returns the facts that a phone's card shows of a row besides its title: its first values, and always what the row
 * comes to, an amount that nobody enters.
 */
export function cardFacts(columns: readonly TableColumn[], row: Row): readonly TableColumn[] {
  const title = titleColumn(columns);
  const facts = columns.filter((column) => column !== title && column.text(row) !== '');
  const result = facts.findLast(({ field }) => field.readOnly && field.type.isAmount);
  const first = facts.slice(0, most);
  return result && !first.includes(result) ? [...first.slice(0, most - 1), result] : first;
}
