/** Of one record and of many, in one file. */
export { Dialog } from './print-dialog';
export { BulkDialog } from './print-many';
