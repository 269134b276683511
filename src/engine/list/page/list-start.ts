/** What the route of a list loads: its page, and what asks for its rows before the page is drawn. */
export { ListPage } from './list-page';
export { prepareList } from './prepare-list';
