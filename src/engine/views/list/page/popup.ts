import type { AnyRecord } from '../../../../api/dialect';
import type { Point } from '../../../../ui/floating-panel';
import type { GridColumn } from '../grid/grid-column';

/** What is open above a list: the menu of a column or a cell, the choice of values, the filter, the columns. */
export type Popup =
  | { kind: 'column'; column: GridColumn; anchor: Element }
  | { kind: 'cell'; column: GridColumn; row: AnyRecord; index: number; anchor: Element | Point }
  | { kind: 'row'; row: AnyRecord; index: number; anchor: Element }
  | { kind: 'choice'; column: GridColumn; anchor: Element }
  /** `field`: what a new condition begins with. */
  | { kind: 'builder'; field?: string }
  | { kind: 'columns' }
  | { kind: 'groups' };
