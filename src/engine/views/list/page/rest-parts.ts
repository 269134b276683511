/** Parts of a list that come together at rest: in one module, so that the first file names one instead of each. */
export { FindBar } from '../find/find-bar';
export { SelectionBar } from '../selection/selection-bar';
export { Totals } from '../grouping/totals';
export { GoToRow } from './go-to-row';
export { ListEmpty } from './list-empty';
export { ListPopups } from './list-popups';
export { ListShortcuts } from './list-shortcuts';
export { loadAtRest } from './load-at-rest';
export { SortMenu } from './sort-menu';
