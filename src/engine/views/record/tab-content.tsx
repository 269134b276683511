import type { UseQueryResult } from '@tanstack/react-query';
import type { PageLink } from '../../../ui/page';
import type { AnyRecord, TabDefinition } from '../../define/definition';
import type { TabType } from '../../screens/tab-type';
import { NoData } from '../forbidden/no-data';
import { TabView } from './tab-view';
import type { OpenRecord } from './open-record';
import { isMissing, RecordStates } from './record-states';

interface TabOfRecord {
  definition: TabDefinition;
  type: TabType;
  label: string;
  /** Its contents may be seen. */
  isPermitted: boolean;
}

interface TabContentProps {
  /** Undefined while it is not known whether the record has this tab. */
  tab: TabOfRecord | undefined;
  query: UseQueryResult<AnyRecord>;
  /** As it will be once all that waits for it has been sent. */
  stored: AnyRecord | undefined;
  record: Omit<OpenRecord, 'values'>;
  back: PageLink;
  /** It begins with the record's header. */
  isFirst: boolean;
}

export function TabContent({ tab, query, stored, record, back, isFirst }: TabContentProps) {
  const { place, id, editing } = record;
  const states = (
    <RecordStates
      query={query}
      back={back}
      place={place}
      sections={tab?.type.sections?.(tab.definition)}
      isHeaded={isFirst}
    />
  );
  if (!tab) return query.data && !isMissing(query.error) ? null : states;
  const { definition, type, label } = tab;
  if (!tab.isPermitted) return <NoData of={label} />;
  const edited = type.sections || type.rows ? editing : undefined;
  const values = edited ? edited.values : stored;
  // What is being typed stays, whatever has become of the record.
  const isReady =
    type.needs === 'nothing' ||
    edited !== undefined ||
    (!isMissing(query.error) && (type.needs === 'id' || values !== undefined));
  if (!isReady) return states;
  if (id === 'new' && !type.isForNew?.(definition)) return null;
  return (
    <TabView
      type={type}
      tab={definition}
      label={label}
      screen={place.definition}
      place={place}
      record={{ ...record, values }}
    />
  );
}
