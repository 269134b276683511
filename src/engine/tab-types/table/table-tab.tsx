import { HistoryProvider } from '../../views/form/field-history';
import { TableTab as EditableTable } from '../../views/record/table/table-tab';
import type { RecordTabViewProps } from '../../views/record/open-record';
import type { TableTab } from './definition';

export function Content({ tab, label, record }: RecordTabViewProps<TableTab>) {
  const { place, id, values, session, editing } = record;
  const table = place.tables.find((one) => one.tab.name === tab.name);
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
        onAdopt={session.adopt}
        onChange={session.change}
        onJudge={session.validate}
        handle={record.handle}
      />
    </HistoryProvider>
  );
}
