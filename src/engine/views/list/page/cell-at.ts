import type { AnyRecord } from '../../../../api/dialect';
import type { GridColumn } from '../grid/grid-column';
import { groupLineOf } from '../grouping/group-line-of';
import type { Rows } from '../../../data/lists/use-rows';

/** The cell of a list that holds an element, with its record; undefined outside of cells or while its row is loading. */
export function cellAt(target: Element, columns: readonly GridColumn[], rows: Rows) {
  const element = target.closest('[role="gridcell"]');
  const line = element?.closest('[role="row"]');
  if (!element || !line) return undefined;
  // On a card the cell holds every value of the record.
  const fact = target.closest<HTMLElement>('[data-fact]')?.dataset.fact;
  const column = columns[Number(fact ?? Number(element.getAttribute('aria-colindex')) - 1)];
  // The header is row 1.
  const index = Number(line.getAttribute('aria-rowindex')) - 2;
  const row: AnyRecord | undefined = rows.rowAt(index);
  return column && row && !groupLineOf(row) ? { element, column, row, index } : undefined;
}
