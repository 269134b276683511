import { BulkDialog } from '../bulk/bulk-dialog';
import { OwnBulkDialog } from '../bulk/own-bulk-dialog';
import { TogetherDialog, type TogetherWork } from '../bulk/together-dialog';
import type { BulkRequest } from '../bulk/run-bulk';
import { ExportDialog } from '../export/export-dialog';
import { PrintPlace } from '../print/print-place';
import { lazyPart } from '../../../../ui/lazy-part';
import { useList } from './list-context';

const ImportDialog = lazyPart(async () => (await import('../import/import-dialog')).ImportDialog);

export type Work =
  'export' | 'import' | { together: TogetherWork } | { print: 'all' | 'selected' } | BulkRequest;

/** Export, import, print and change of many rows; loaded when the first one is asked for. */
export function ListWork({ work }: { work: Work }) {
  const { place, label, columns, state, selection, count, isCapped, readRows, ...list } = useList();
  const onClose = () => list.setWork(undefined);
  const readSelected = (signal: AbortSignal) => readRows('selected', signal);
  if (work === 'export') {
    return (
      <ExportDialog
        label={label}
        columns={columns.shown}
        fields={place.fields}
        total={count}
        isCapped={isCapped}
        selected={selection.count}
        readRows={readRows}
        onPrint={(print) => list.setWork({ print })}
        onClose={onClose}
      />
    );
  }
  if (work === 'import') return <ImportDialog place={place} label={label} onClose={onClose} />;
  if ('together' in work) {
    return (
      <TogetherDialog
        {...work.together}
        place={place}
        readSelected={readSelected}
        onDone={selection.onClear}
        onClose={onClose}
      />
    );
  }
  if ('print' in work) {
    const { print: scope } = work;
    const isAll = scope === 'all';
    return (
      <PrintPlace
        place={place}
        label={label}
        columns={columns.shown}
        state={state}
        count={{ count: isAll ? count : selection.count, isCapped: isAll && isCapped }}
        readRows={(signal) => readRows(scope, signal)}
        onClose={onClose}
      />
    );
  }
  if (work.kind === 'call' && work.does.dialog) {
    return (
      <OwnBulkDialog
        action={work.action}
        place={place}
        count={selection.count}
        readSelected={readSelected}
        onClose={onClose}
      />
    );
  }
  return (
    <BulkDialog
      place={place}
      request={work}
      count={selection.count}
      readSelected={readSelected}
      onRemoved={() => {
        selection.onClear();
        // Moves the focus to the rows that are left: what opened the dialog is gone with the selection.
        list.focusRows({ whereLost: true });
      }}
      onClose={onClose}
    />
  );
}
