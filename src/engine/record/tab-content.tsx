import type { ComponentProps } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazyPart } from '../../ui/lazy-part';
import type { PageLink } from '../../ui/page';
import { useEngine } from '../context';
import type { AnyRecord, TabDefinition } from '../define/definition';
import { LazyRecordForm } from '../form/lazy-record-form';
import { ReadSections } from '../form/read-sections';
import type { RecordForm as Form } from '../form/record-form';
import { useScreenLabels } from '../labels/use-screen-labels';
import { ListView } from '../list/page/list-view';
import type { RecordMatch } from '../route/match';
import { HistoryProvider } from './history/history-context';
import { isEditable } from './record-rights';
import { isMissing, RecordStates } from './record-states';
import type { RecordSession } from './session/use-record-session';
import type { TableTabProps } from './table/table-tab';

const RowsTab = lazyPart(async () => (await import('../blocks/rows/rows-tab')).RowsTab, {
  isNeeded: true,
});
const FiguresTab = lazyPart(async () => (await import('../blocks/figures-tab')).FiguresTab, {
  isNeeded: true,
});
const TiersTab = lazyPart(async () => (await import('../blocks/tiers/tiers-tab')).TiersTab, {
  isNeeded: true,
});
const TableTab = lazyPart(async () => (await import('./table/table-tab')).TableTab, {
  isNeeded: true,
});

const FilesTab = lazyPart(async () => (await import('../blocks/files/files-tab')).FilesTab, {
  isNeeded: true,
});
const GalleryTab = lazyPart(
  async () => (await import('../blocks/gallery/gallery-tab')).GalleryTab,
  { isNeeded: true },
);

interface TabContentProps
  extends
    Pick<ComponentProps<typeof Form>, 'errors' | 'parent' | 'handle'>,
    Pick<TableTabProps, 'undos' | 'wanted'> {
  match: RecordMatch;
  /** Undefined while it is not known whether the record has this tab. */
  tab: TabDefinition | undefined;
  query: UseQueryResult<AnyRecord>;
  record: RecordSession;
  back: PageLink;
}

/** What a record's tab shows: an embedded list, rows of the record, the record as text, or its form. */
export function TabContent(props: TabContentProps) {
  const { match, tab, query, record, back, errors, parent, undos, wanted, handle } = props;
  const { place, embedded } = match;
  const { definition, fields } = place;
  const { title, part } = useScreenLabels();
  const { can } = useEngine();
  const { session } = record;

  if (tab && embedded) {
    return <ListView key={embedded.path} place={embedded} label={title(embedded.definition)} />;
  }
  if (tab?.type === 'list' && match.id !== 'new' && !isMissing(query.error)) {
    return (
      <RowsTab label={part(definition, `tabs.${tab.name}`)} tab={tab} place={place} id={match.id} />
    );
  }
  if ((tab?.type === 'charts' || tab?.type === 'cards') && match.id !== 'new') {
    if (isMissing(query.error)) return <RecordStates query={query} back={back} />;
    return <FiguresTab screen={definition.name} tab={tab} id={match.id} />;
  }
  const read = (of: AnyRecord, sections: ComponentProps<typeof ReadSections>['sections']) => (
    <ReadSections screen={definition} fields={fields} sections={sections} record={of} />
  );
  if (tab?.type === 'form' && session.state !== 'reading') {
    return (
      <LazyRecordForm
        screen={definition}
        fields={fields}
        sections={tab.sections}
        values={session.values}
        errors={errors}
        editable={(name) => isEditable(fields[name], can, { isNew: match.id === 'new' })}
        parent={parent}
        onChange={record.change}
        onBlur={record.validate}
        handle={handle}
      />
    );
  }
  const table = place.tables.find((one) => one.tab === tab);
  const editing = session.state !== 'reading';
  const shown = editing ? session.values : query.data;
  if (table && shown && (editing || !isMissing(query.error))) {
    return (
      // The history is the record's: its buttons would name fields that the rows happen to share.
      <HistoryProvider value={undefined}>
        <TableTab
          key={table.name}
          label={part(definition, `tabs.${table.tab.name}`)}
          place={place}
          table={table}
          id={match.id}
          record={shown}
          base={editing ? session.base : undefined}
          errors={errors}
          undos={undos}
          wanted={wanted}
          onAdopt={record.adopt}
          onChange={record.change}
          onJudge={record.validate}
          handle={handle}
        />
      </HistoryProvider>
    );
  }
  if (tab?.type === 'tiers' && match.id !== 'new' && query.data && !isMissing(query.error)) {
    return (
      <TiersTab
        label={part(definition, `tabs.${tab.name}`)}
        tab={tab}
        place={place}
        id={match.id}
        record={query.data}
      />
    );
  }
  if (!query.data || isMissing(query.error)) return <RecordStates query={query} back={back} />;
  if ((tab?.type === 'files' || tab?.type === 'gallery') && match.id !== 'new') {
    const shared = { place, id: match.id, record: query.data };
    return tab.type === 'files' ? (
      <FilesTab tab={tab} {...shared} />
    ) : (
      <GalleryTab tab={tab} {...shared} />
    );
  }
  return tab?.type === 'form' ? read(query.data, tab.sections) : null;
}
