/** What is needed when columns are changed, as one file. */
export { columnActions } from './column-actions';
export { startResize } from './resize-columns';
