import type { AnyRecord } from '../../../../api/dialect';
import type { Place } from '../../../screens/place';
import { BulkDialog } from '../bulk/bulk-dialog';
import type { BulkRequest } from '../bulk/run-bulk';
import { ExportDialog } from '../export/export-dialog';
import type { GridColumn } from '../grid/grid-column';
import type { SelectionControl } from '../selection/use-selection';
import { withMantine } from '../../../../ui/with-mantine';

export type Work = 'export' | BulkRequest;

export interface ListWorkProps {
  work: Work;
  place: Place;
  label: string;
  columns: readonly GridColumn[];
  total: number;
  isCapped: boolean;
  selection: SelectionControl;
  readRows: (scope: 'all' | 'selected', signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Loaded when the first one is asked for. */
export const ListWork = withMantine(function ListWork({
  work,
  selection,
  readRows,
  onRemoved,
  onClose,
  ...rest
}: ListWorkProps) {
  if (work === 'export') {
    return (
      <ExportDialog {...rest} selected={selection.count} readRows={readRows} onClose={onClose} />
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
});
