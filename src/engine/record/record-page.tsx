import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { confirmDialog } from '../../ui/confirm-dialog';
import { ErrorBoundary } from '../../ui/error-boundary';
import { takeRestoring } from '../../ui/forced-move';
import { Page } from '../../ui/page';
import { useEngine } from '../context';
import type { AnyRecord } from '../define/definition';
import { Forbidden } from '../forbidden';
import type { RecordFormHandle } from '../form/record-form';
import { ReadSections } from '../form/read-sections';
import { CreateButton } from '../list/page/create-button';
import { ListView } from '../list/page/list-view';
import { RecordNews } from '../news/record-news';
import type { RecordMatch } from '../route/match';
import { useRecordTitle } from '../route/use-record-title';
import { ActionButtons } from './actions/action-buttons';
import { DraftAlert } from './draft/draft-alert';
import { useDraft } from './draft/use-draft';
import { newRecord } from './new-record';
import { RecordBadge } from './record-badge';
import { RecordBar } from './record-bar';
import { recordQuery } from './record-query';
import { isEditable, recordRights } from './record-rights';
import { isMissing, RecordStates } from './record-states';
import { useFormErrors } from './session/use-form-errors';
import { useRecordSession } from './session/use-record-session';
import { SessionAlert } from './session/session-alert';
import { Tabs } from './tabs';
import { UnsavedDialog } from './unsaved-dialog';
import { useCrumbs } from './use-crumbs';
import { useFocusOnEdit } from './use-focus-on-edit';
import { useHoldInput } from './use-hold-input';
import { useLeaveGuard } from './use-leave-guard';
import { useRecordKeys } from './use-record-keys';
import { useRemoveRecord } from './use-remove-record';
import { useWalk } from './walk/use-walk';
import { WalkButtons } from './walk/walk-buttons';
import { ConflictDialog } from './conflict/conflict-dialog';
import styles from './record-page.module.css';

const loadForm = () => import('../form/record-form');
const RecordForm = lazy(async () => ({ default: (await loadForm()).RecordForm }));

/** The page of one record: read it, change it, create it, delete it; its tabs and what is embedded in them. */
export function RecordPage({ match }: { match: RecordMatch }) {
  const { place, id } = match;
  const { definition, fields } = place;
  const engine = useEngine();
  const { t, i18n } = useTranslation(['record', 'screens']);
  const navigate = useNavigate();
  const location = useLocation();
  const panel = useId();
  const form = useRef<RecordFormHandle>(null);
  const isNew = id === 'new';
  const query = useQuery({ ...recordQuery(place, isNew ? 0 : id, i18n.language), enabled: !isNew });
  const { crumbs, back, parent } = useCrumbs(match.parents, place);
  const titleOf = useRecordTitle(place);
  const path = `${place.path}/${id}`;
  // Navigation that follows from saving or cancelling asks nothing.
  const leaving = useRef(false);
  const leaveTo = (to: string, replace = false) => {
    leaving.current = true;
    void navigate(to, { replace });
  };

  const record = useRecordSession({
    place,
    id,
    form,
    onCreated: (created) => leaveTo(`${place.path}/${created}`, true),
  });
  const draft = useDraft(path, record);
  const { session } = record;
  const editing = session.state !== 'reading';
  const rights = recordRights(place, query.data, engine);
  const errors = useFormErrors(session, fields);
  const blocker = useLeaveGuard(path, () => !leaving.current && record.isDirty());
  const { remove, removing } = useRemoveRecord(place, id);
  const walk = useWalk(place, id, match.tab);

  const { edit } = record;
  useEffect(() => {
    if (isNew && !editing && !leaving.current)
      edit(newRecord(place, engine.me, new URLSearchParams(location.search)));
    // Once: a new record is edited from the start.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // After a login over the page it was loaded anew: what was being typed goes on by itself.
  const [isRestoring] = useState(takeRestoring);
  const canRestore =
    isRestoring && draft.draft !== undefined && (isNew || query.data !== undefined);
  useEffect(() => {
    if (canRestore) draft.restore(query.data ?? {});
    // Once, as soon as the record is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [canRestore]);
  // What «Ändern» needs is fetched while the record is read.
  useEffect(() => {
    if (rights.change) void loadForm();
  }, [rights.change]);
  const { area, editButton } = useFocusOnEdit(editing, isNew);
  const saving = session.state === 'saving';
  // The page of the created record has a session of its own: what is typed here until it comes would be lost.
  useHoldInput(area, isNew && saving);

  const cancel = async () => {
    if (record.isDirty() && !(await discardConfirmed())) return;
    record.cancel();
    if (isNew) leaveTo(back.to);
  };
  const discardConfirmed = () =>
    confirmDialog({
      title: t('record:discard.title'),
      message: t('record:discard.question'),
      confirmLabel: t('record:unsaved.discard'),
      cancelLabel: t('record:unsaved.stay'),
      danger: true,
    });

  const startEditing = rights.change && query.data ? () => edit(query.data) : undefined;
  const save = () => void record.save();
  useRecordKeys({
    edit: editing || match.embedded ? undefined : startEditing,
    save: editing ? save : undefined,
    cancel: editing && !saving ? () => void cancel() : undefined,
  });

  const shown: AnyRecord | undefined = editing ? session.values : query.data;
  const title = isNew
    ? t('record:newTitle', { singular: t(`screens:${definition.name}.singular`) })
    : (query.data && titleOf(query.data)) || t(`screens:${definition.name}.singular`);
  if (!rights.see || (isNew && !rights.create)) {
    return <Forbidden title={t(`screens:${definition.name}.title`)} />;
  }

  const tabs = definition.tabs.filter((tab) => !tab.when || !shown || tab.when(shown, engine.me));
  const tab = definition.tabs.find(({ name }) => name === match.tab);
  const tabLabel = (of: (typeof tabs)[number]) =>
    of.type === 'screen'
      ? t(`screens:${of.screen}.title`)
      : t(`screens:${definition.name}.tabs.${of.name}`);
  return (
    <Page
      title={title}
      back={back}
      crumbs={crumbs}
      badge={query.data && <RecordBadge place={place} record={query.data} />}
      tabs={
        tabs.length > 1 && (
          <Tabs
            label={title}
            current={match.tab}
            panel={panel}
            tabs={tabs.map((of) => ({
              name: of.name,
              label: tabLabel(of),
              to: `${path}/${of.name}`,
              disabled: isNew && of.type !== 'form',
            }))}
          />
        )
      }
      actions={
        <>
          {walk && <WalkButtons walk={walk} place={place} />}
          {match.embedded && !editing ? (
            <CreateButton place={match.embedded} />
          ) : (
            <RecordBar
              editing={editing}
              saving={saving}
              removing={removing}
              editButton={editButton}
              onEdit={startEditing}
              onRemove={
                rights.remove && query.data
                  ? () =>
                      void remove(query.data, title).then((gone) => {
                        if (gone) leaveTo(back.to, true);
                      })
                  : undefined
              }
              onSave={save}
              onCancel={() => void cancel()}
            >
              {!isNew && query.data && (
                <ActionButtons
                  place={place}
                  id={id}
                  record={query.data}
                  onList={() => leaveTo(back.to)}
                />
              )}
            </RecordBar>
          )}
        </>
      }
      fill={match.embedded !== undefined}
    >
      <div
        id={panel}
        ref={area}
        role={tabs.length > 1 ? 'tabpanel' : undefined}
        // Nothing in a record that is read takes the focus: without this the keyboard could not scroll it.
        tabIndex={editing || match.embedded ? undefined : 0}
        aria-label={tabs.length > 1 && tab ? tabLabel(tab) : undefined}
        className={match.embedded ? styles.fill : styles.content}
      >
        {draft.draft && (isNew ? rights.create : startEditing) && !match.embedded && (
          <DraftAlert
            draft={draft.draft}
            fields={fields}
            onRestore={() => draft.restore(query.data ?? {})}
            onDiscard={draft.discard}
          />
        )}
        {!isNew && (
          <RecordNews
            table={engine.registry.codes[definition.schema]}
            id={id}
            editing={editing}
            colleague={record.colleague}
          />
        )}
        <SessionAlert session={session} fields={fields} errors={errors} />
        <ErrorBoundary of={`${match.tab}/${editing}`}>
          {match.embedded ? (
            <ListView
              key={match.embedded.path}
              place={match.embedded}
              label={t(`screens:${match.embedded.definition.name}.title`)}
            />
          ) : (
            tab?.type === 'form' &&
            (editing ? (
              <Suspense
                fallback={
                  <ReadSections
                    screen={definition.name}
                    fields={fields}
                    sections={tab.sections}
                    record={session.values}
                  />
                }
              >
                <RecordForm
                  screen={definition.name}
                  fields={fields}
                  sections={tab.sections}
                  values={session.values}
                  errors={errors}
                  editable={(name) => isEditable(fields[name], engine.can, { isNew })}
                  parent={parent}
                  onChange={record.change}
                  onBlur={record.validate}
                  handle={form}
                />
              </Suspense>
            ) : query.data && !isMissing(query.error) ? (
              <ReadSections
                screen={definition.name}
                fields={fields}
                sections={tab.sections}
                record={query.data}
              />
            ) : (
              <RecordStates query={query} back={back} />
            ))
          )}
        </ErrorBoundary>
      </div>
      {blocker.state === 'blocked' && (
        <UnsavedDialog
          onStay={() => blocker.reset()}
          onDiscard={() => {
            record.cancel();
            blocker.proceed();
          }}
          onSave={async () => {
            if (await record.save()) blocker.proceed();
            else blocker.reset();
          }}
        />
      )}
      {session.state === 'conflict' && (
        <ConflictDialog
          fields={fields}
          base={session.base}
          mine={session.values}
          stale={session.stale}
          onResolve={record.resolve}
        />
      )}
    </Page>
  );
}
