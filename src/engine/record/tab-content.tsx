import { Suspense, type ComponentProps } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyContent } from '../../ui/lazy-content';
import type { PageLink } from '../../ui/page';
import { useEngine } from '../context';
import type { AnyRecord, TabDefinition } from '../define/definition';
import { ReadSections } from '../form/read-sections';
import type { RecordForm as Form } from '../form/record-form';
import { ListView } from '../list/page/list-view';
import type { RecordMatch } from '../route/match';
import { isEditable } from './record-rights';
import { isMissing, RecordStates } from './record-states';
import type { RecordSession } from './session/use-record-session';

export const loadForm = () => import('../form/record-form');
const RecordForm = lazyContent(async () => (await loadForm()).RecordForm);

interface TabContentProps extends Pick<
  ComponentProps<typeof Form>,
  'errors' | 'parent' | 'handle'
> {
  match: RecordMatch;
  /** Undefined while it is not known whether the record has this tab. */
  tab: TabDefinition | undefined;
  query: UseQueryResult<AnyRecord>;
  record: RecordSession;
  back: PageLink;
}

/** What a record's tab shows: an embedded list, the record as text, or its form. */
export function TabContent(props: TabContentProps) {
  const { match, tab, query, record, back, errors, parent, handle } = props;
  const { place, embedded } = match;
  const { definition, fields } = place;
  const { t } = useTranslation('screens');
  const { can } = useEngine();
  const { session } = record;

  if (tab && embedded) {
    return (
      <ListView
        key={embedded.path}
        place={embedded}
        label={t(`screens:${embedded.definition.name}.title`)}
      />
    );
  }
  const read = (of: AnyRecord, sections: ComponentProps<typeof ReadSections>['sections']) => (
    <ReadSections screen={definition.name} fields={fields} sections={sections} record={of} />
  );
  if (tab?.type === 'form' && session.state !== 'reading') {
    return (
      <Suspense fallback={read(session.values, tab.sections)}>
        <RecordForm
          screen={definition.name}
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
      </Suspense>
    );
  }
  if (!query.data || isMissing(query.error)) return <RecordStates query={query} back={back} />;
  return tab?.type === 'form' ? read(query.data, tab.sections) : null;
}
