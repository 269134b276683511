/**
 * Parts that a list opens over its rows or beside them: they come when the page is at rest, or with the first that is
 * opened.
 */
export { FindBar } from '../find/find-bar';
export { InPlaceEditor } from '../in-place/in-place-editor';
export { RecordPanel } from '../panel/record-panel';
export { SelectionBar } from './selection-bar';
export { ListPopups } from './list-popups';
