import { NoData } from '../forbidden/no-data';
import { useRecordPage } from './record-context';
import { isMissing, RecordStates } from './record-states';
import { TabView } from './tab-view';

/** Open tab of the record around, or the reason why it is not there. */
export function TabContent() {
  const { place, id, query, stored, tab, type, ...record } = useRecordPage();
  const { editing, still, form: handle, tabLabel } = record;
  const states = (
    <RecordStates
      query={query}
      back={record.back}
      place={place}
      sections={tab && type?.sections?.(tab)}
      isHeaded={record.isFirst}
    />
  );
  if (!tab || !type) return query.data && !isMissing(query.error) ? null : states;
  const label = tabLabel(tab);
  if (!record.isOpenPermitted) return <NoData of={label} />;
  const edited = type.sections || type.rows ? editing : undefined;
  // Shows the record as it will be once all that waits for it has been sent.
  const values = edited ? edited.values : stored;
  // Typed values stay, whatever has become of the record.
  const isReady =
    type.needs === 'nothing' ||
    edited !== undefined ||
    (!isMissing(query.error) && (type.needs === 'id' || values !== undefined));
  if (!isReady) return states;
  if (id === 'new' && !type.isForNew?.(tab)) return null;
  const { session, parent, embedded, undos, wanted, isHeaded, row } = record;
  return (
    <TabView
      type={type}
      tab={tab}
      label={label}
      screen={place.definition}
      place={place}
      record={{
        ...{ place, id, values, session, editing, errors: still.errors, parent, embedded },
        ...{ undos, wanted, handle, isHeaded, row },
      }}
    />
  );
}
