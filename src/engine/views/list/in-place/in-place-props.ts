import type { RefObject } from 'react';
import type { AnyRecord } from '../../../define/definition';
import type { Rows } from '../../../data/lists/use-rows';
import type { Place } from '../../../screens/place';
import type { GridColumn, GridControl, GridGroups, OpenedCell } from '../rows/grid-column';

/** Open cell and the list around it. */
export interface InPlaceProps {
  place: Place;
  opened: OpenedCell;
  show: (next: (now: OpenedCell | undefined) => OpenedCell | undefined) => void;
  grid: RefObject<GridControl | null>;
  rows: Rows;
  groups: GridGroups | undefined;
  columns: readonly GridColumn[];
  titleOf: (row: AnyRecord) => string;
  /** Says a text to screen readers. */
  say: (text: string) => void;
}
