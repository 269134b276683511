import type { Display } from '../../../define/definition';
import type { Ref } from 'react';
import type { VariableContext } from '../../../../../schemas/rules/query-variables';
import type { GridPosition } from '../../../data/lists/position';
import type { ListState } from '../../../data/lists/list-state';
import type { Place } from '../../../screens/place';
import type { GridColumn, GridControl } from '../rows/grid-column';

export type OtherDisplay = Exclude<Display, 'list'>;

/** Props for whatever shows a list's rows in its place. */
export interface DisplayProps {
  place: Place;
  label: string;
  state: ListState;
  context: VariableContext;
  /** Columns of a row, or of a card. */
  columns: readonly GridColumn[];
  /** Place where the user left it, and where to note it. */
  position: GridPosition;
  control: Ref<GridControl>;
  /** Changes the list's state, in the address. */
  change: (change: { period: string }) => void;
}
