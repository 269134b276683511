/** Page of a record, and what loads its form beside it. */
export { RecordPage } from './record-page';
export { preloadForm } from '../form/lazy-record-form';
