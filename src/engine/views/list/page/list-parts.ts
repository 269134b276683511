/** What a list opens over its rows or beside them: it comes when the page is at rest, or with the first that is opened. */
export { copySelected } from '../export/copy-selected';
export { searchList } from '../find/search-list';
export { InPlaceEditor } from '../in-place/in-place-editor';
export { RecordPanel } from '../panel/record-panel';
export { SelectionBar } from '../selection/selection-bar';
export { ViewsPopup } from '../views/views-popup';
export { ListPopups } from './list-popups';
