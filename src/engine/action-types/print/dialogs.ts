/** Dialogs for one record and for many, in one file. */
export { Dialog } from './print-dialog';
export { BulkDialog } from './print-many';
