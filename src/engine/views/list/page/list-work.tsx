import type { AnyRecord } from '../../../../api/dialect';
import type { Place } from '../../../screens/place';
import { BulkDialog } from '../bulk/bulk-dialog';
import { OwnBulkDialog } from '../bulk/own-bulk-dialog';
import { TogetherDialog, type TogetherWork } from '../bulk/together-dialog';
import type { BulkRequest } from '../bulk/run-bulk';
import { ExportDialog } from '../export/export-dialog';
import type { ListState } from '../../../data/lists/list-state';
import type { GridColumn } from '../rows/grid-column';
import { PrintPlace } from '../print/print-place';
import type { SelectionControl } from '../selection/use-selection';
import { lazyPart } from '../../../../ui/lazy-part';

const ImportDialog = lazyPart(async () => (await import('../import/import-dialog')).ImportDialog);

export type Work =
  'export' | 'import' | { together: TogetherWork } | { print: 'all' | 'selected' } | BulkRequest;

export interface ListWorkProps {
  work: Work;
  place: Place;
  label: string;
  columns: readonly GridColumn[];
  state: ListState;
  total: number;
  isCapped: boolean;
  selection: SelectionControl;
  readRows: (scope: 'all' | 'selected', signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>;
  onPrint: (scope: 'all' | 'selected') => void;
  onRemoved: () => void;
  onClose: () => void;
}

/** Export, import, print and change of many rows; loaded when the first one is asked for. */
export function ListWork({
  work,
  selection,
  readRows,
  state,
  onPrint,
  onRemoved,
  onClose,
  ...rest
}: ListWorkProps) {
  if (work === 'export') {
    return (
      <ExportDialog
        {...rest}
        selected={selection.count}
        readRows={readRows}
        onPrint={onPrint}
        onClose={onClose}
      />
    );
  }
  if (work === 'import') {
    return <ImportDialog place={rest.place} label={rest.label} onClose={onClose} />;
  }
  if ('together' in work) {
    return (
      <TogetherDialog
        {...work.together}
        place={rest.place}
        readSelected={(signal) => readRows('selected', signal)}
        onDone={selection.onClear}
        onClose={onClose}
      />
    );
  }
  if ('print' in work) {
    const { total, isCapped, ...sheet } = rest;
    const { print: scope } = work;
    const isAll = scope === 'all';
    return (
      <PrintPlace
        {...sheet}
        state={state}
        count={{ count: isAll ? total : selection.count, isCapped: isAll && isCapped }}
        readRows={(signal) => readRows(scope, signal)}
        onClose={onClose}
      />
    );
  }
  if (work.kind === 'call' && work.does.dialog) {
    return (
      <OwnBulkDialog
        action={work.action}
        place={rest.place}
        count={selection.count}
        readSelected={(signal) => readRows('selected', signal)}
        onClose={onClose}
      />
    );
  }
  return (
    <BulkDialog
      place={rest.place}
      request={work}
      count={selection.count}
      readSelected={(signal) => readRows('selected', signal)}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
