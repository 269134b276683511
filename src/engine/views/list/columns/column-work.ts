/** What is needed when columns are changed, as one file. */
import './more-columns.css';

export { columnActions } from './column-actions';
export { startResize } from './resize-columns';
