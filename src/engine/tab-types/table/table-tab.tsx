import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RecordId } from '../../../api/dialect';
import { recordPath } from '../../screens/record-path';
import { HistoryProvider } from '../../views/form/field-history';
import { TableTab as EditableTable } from '../../views/record/table/table-tab';
import type { RecordTabViewProps } from '../../views/record/open-record';
import type { TableTab } from './definition';

export function Content({ tab, label, record }: RecordTabViewProps<TableTab>) {
  const { place, id, values, session, editing, row } = record;
  const table = place.tables.find((one) => one.tab.name === tab.name);
  const navigate = useNavigate();
  const progress = useSyncExternalStore(session.subscribe, () => session.get().progress);
  const path = id === 'new' ? undefined : `${recordPath(place.path, id)}/${tab.name}`;
  const onRow = useCallback(
    (wanted: RecordId | undefined) => {
      if (path === undefined) return;
      const to = wanted === undefined ? path : recordPath(path, wanted);
      void navigate({ pathname: to, search: window.location.search }, { replace: true });
    },
    [navigate, path],
  );
  const hasRoutes = path !== undefined && tab.property === undefined;
  const route = useMemo(() => ({ row, onRow }), [row, onRow]);
  if (!table || !values) return null;
  return (
    // The history is the record's: its buttons would name fields that the rows happen to share.
    <HistoryProvider value={undefined}>
      <EditableTable
        key={table.name}
        label={label}
        place={place}
        table={table}
        id={id}
        record={values}
        base={editing?.base}
        errors={record.errors}
        undos={record.undos}
        wanted={record.wanted}
        {...(hasRoutes && { route })}
        saved={progress?.table === table.name ? progress : undefined}
        onAdopt={session.adopt}
        onChange={session.change}
        onJudge={session.validate}
        handle={record.handle}
      />
    </HistoryProvider>
  );
}
