/** What is done with many rows: bulk changes, export, print, import. */
export { ListWork } from './list-work';
export { ExportDialog } from '../export/export-dialog';
export { PrintList } from '../print/print-list';
