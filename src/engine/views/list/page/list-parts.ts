/**
 * Parts that a list opens over its rows or beside them, and what reads many of its rows: they come when the page is at
 * rest, or with the first that is needed.
 */
export { FindBar } from '../find/find-bar';
export { InPlaceEditor } from '../in-place/in-place-editor';
export { RecordPanel } from '../panel/record-panel';
export { SelectionBar } from './selection-bar';
export { ListPopups } from './list-popups';
export { readRow, readRows } from '../../../data/lists/read-rows';
