import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { confirmDialog } from '../../../ui/confirm-dialog';
import { endRestoring, isRestoring } from '../../../ui/forced-move';
import { lazyPart } from '../../../ui/lazy-part';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { Page } from '../../../ui/page';
import { PartBoundary } from '../../../ui/part-boundary';
import { useStillWhilePressed } from '../../../ui/use-still-while-pressed';
import { useEngine } from '../../application/context';
import type { AnyRecord, TabDefinition } from '../../define/definition';
import { Forbidden } from '../forbidden/forbidden';
import { preloadForm } from '../form/lazy-record-form';
import type { FormHandle } from '../../editing/form-handle';
import { CreateButton } from '../list/page/create-button';
import { RecordNews } from './record-news';
import type { RecordMatch } from '../../screens/place';
import { useRecordTitle } from '../../data/titles/use-record-title';
import { isTabPermitted, tabTypeOf } from '../../screens/tab-type';
import { ActionButtons } from './action-buttons';
import { DraftAlert } from './alerts/draft-alert';
import { useDraft } from '../../editing/draft/use-draft';
import { TakenOverAlert } from './alerts/taken-over-alert';
import { copyParameter } from '../../editing/new/duplicate-record';
import { insteadOfRemoval } from '../../editing/instead-of-removal';
import { HistoryProvider } from '../form/history-context';
import { useRecordHistory } from './history/use-record-history';
import { RecordBadge } from './record-badge';
import { RecordBar } from './record-bar';
import { recordQuery } from '../../data/record-query';
import { recordRights } from '../../screens/record-rights';
import { useFormErrors } from '../../editing/validation/use-form-errors';
import { useRecordSession } from '../../editing/session/use-record-session';
import { SessionAlert } from './alerts/session-alert';
import { TabContent } from './tab-content';
import type { UndoStack } from '../../editing/rows/row-undo';
import { useValueLabel } from './table/use-value-label';
import { Tabs } from './tabs';
import { UnsavedDialog } from './unsaved-dialog';
import { useCrumbs } from './use-crumbs';
import { useFocusOnEdit } from './use-focus-on-edit';
import { useGoToField } from './use-go-to-field';
import { useHoldInput } from './use-hold-input';
import { useLeaveGuard } from '../../editing/guard/use-leave-guard';
import { useRecordKeys } from './use-record-keys';
import { useRemoveRecord } from '../../editing/use-remove-record';
import { useStartNew } from '../../editing/new/use-start-new';
import { useWalk } from './walk/use-walk';
import { WalkButtons } from './walk/walk-buttons';
import { ConflictDialog } from './conflict-dialog';
import { withMantine } from '../../../ui/with-mantine';
import { useScreenLabels } from '../../labels/use-screen-labels';
import styles from './record-page.module.css';

const HistoryDrawer = lazyPart(
  async () => (await import('./history/history-drawer')).HistoryDrawer,
  { isNeeded: true },
);
const RefusalDialog = lazyPart(async () => (await import('./refusal-dialog')).RefusalDialog, {
  isNeeded: true,
});
const RemarkDialog = lazyPart(async () => (await import('./remark-dialog')).RemarkDialog, {
  isNeeded: true,
});

/** The page of one record: read it, change it, create it, delete it; its tabs and what is embedded in them. */
export const RecordPage = withMantine(function RecordPage({ match }: { match: RecordMatch }) {
  const { place, id } = match;
  const { definition, fields } = place;
  const engine = useEngine();
  const { t, i18n } = useTranslation('record');
  const labels = useScreenLabels();
  const navigate = useNavigate();
  const panel = useId();
  const form = useRef<FormHandle>(null);
  const isNew = id === 'new';
  // A title, tabs and actions that come during a press would move away what is pressed.
  const query = useStillWhilePressed(
    useQuery({ ...recordQuery(place, isNew ? 0 : id, i18n.language), enabled: !isNew }),
  );
  const { crumbs, back, parent } = useStillWhilePressed(useCrumbs(match.parents, place));
  const titleOf = useRecordTitle(place);
  const path = `${place.path}/${id}`;
  // Navigation that follows from saving or cancelling asks nothing.
  const leaving = useRef(false);
  const leaveTo = async (to: string, replace = false) => {
    leaving.current = true;
    await navigate(to, { replace });
  };
  const created = useRef<Promise<void>>(undefined);

  const record = useRecordSession({
    place,
    id,
    form,
    onCreated: (newId) => {
      created.current = leaveTo(`${place.path}/${newId}`, true);
    },
  });
  const draft = useDraft(path, record);
  const { session } = record;
  const editing = session.state !== 'reading';
  const rights = recordRights(place, query.data, engine);
  const errors = useFormErrors(session, fields, place.tables);
  const labelOf = useValueLabel(place, editing ? session.values : (query.data ?? {}));
  const [undos] = useState(() => new Map<string, UndoStack>());
  const still = useStillWhilePressed(useMemo(() => ({ session, errors }), [session, errors]));
  const guard = useLeaveGuard({
    path,
    isNew,
    isDirty: () => !leaving.current && record.isDirty(),
    created: () => created.current,
  });
  const { remove, removing, refused, forgetRefusal } = useRemoveRecord(place, id);
  const keepInstead = insteadOfRemoval(place, query.data, engine);
  const walk = useWalk(place, id, match.tab);

  const { edit } = record;
  useStartNew(place, isNew, edit);
  // After a login over the page it was loaded anew: what was being typed goes on by itself.
  const isThere = isNew || query.data !== undefined;
  const restore = useEffectEvent(() => {
    if (draft.draft !== undefined) draft.restore(query.data ?? {});
  });
  useEffect(() => {
    if (!isThere || !isRestoring()) return;
    endRestoring();
    restore();
  }, [isThere]);
  // What «Ändern» needs is fetched while the record is read.
  useEffect(() => {
    if (rights.change) void preloadForm(engine.registry);
  }, [rights.change, engine.registry]);
  const { area, editButton } = useFocusOnEdit(editing, isNew);
  const table = engine.registry.codes[definition.schema];
  const history = useRecordHistory(definition.schema, isNew);
  const { open: openHistory } = history;
  const saving = session.state === 'saving';
  // The page of the created record has a session of its own: what is typed here until it comes would be lost.
  useHoldInput(area, isNew && saving);

  const cancel = async () => {
    if (record.isDirty() && !(await discardConfirmed())) return;
    record.cancel();
    if (isNew) void leaveTo(back.to);
  };
  const discardConfirmed = () =>
    confirmDialog({
      title: t('record:discard.title'),
      message: t('record:discard.question'),
      confirmLabel: t('record:unsaved.discard'),
      cancelLabel: t('record:unsaved.stay'),
      danger: true,
    });

  const save = () => void record.save();
  const instead = keepInstead &&
    query.data && {
      label: labels.part(definition, 'insteadOfRemoval'),
      run: () => {
        forgetRefusal();
        edit(query.data);
        record.change(keepInstead);
        save();
      },
    };
  const startEditing = rights.change && query.data ? () => edit(query.data) : undefined;
  useRecordKeys({
    edit: editing || match.embedded ? undefined : startEditing,
    save: editing ? save : undefined,
    cancel: editing && !saving ? () => void cancel() : undefined,
  });

  const shown: AnyRecord | undefined = editing ? session.values : query.data;
  // A tab that depends on the record is there once the record is.
  const tabs = definition.tabs.filter(
    (of) =>
      isTabPermitted(of, engine) &&
      (!of.when || (shown !== undefined && of.when(shown, engine.me))),
  );
  const typeOf = (of: TabDefinition) => tabTypeOf(engine.registry, of);
  const { goTo, wanted } = useGoToField({
    path,
    tabs,
    typeOf,
    tables: place.tables,
    current: match.tab,
    form,
    session,
    errors,
  });
  const title = isNew
    ? labels.newOne(definition)
    : (query.data && titleOf(query.data)) || labels.one(definition);
  if (!rights.see || (isNew && !rights.create)) {
    return <Forbidden title={labels.title(definition)} />;
  }

  const tab = tabs.find(({ name }) => name === match.tab);
  const [firstTab] = tabs;
  if (!tab && shown && firstTab) {
    return <Navigate to={`${path}/${firstTab.name}`} replace />;
  }
  const isLater = (of: TabDefinition) => isNew && !typeOf(of).isForNew?.(of);
  const later = tabs.filter(isLater);
  const type = tab && typeOf(tab);
  // Lists have the width and height there is, and scroll by themselves.
  const layout = match.embedded ? 'fill' : (type?.layout ?? 'flow');
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const entryNamed = (screen: string) =>
    engine.registry.entries.find((entry) => entry.name === screen);
  const tabLabel = (of: TabDefinition) => {
    const screen = typeOf(of).embeds?.(of)?.screen;
    return screen === undefined
      ? labels.part(definition, `tabs.${of.name}`)
      : labels.title(entryNamed(screen) ?? { name: screen });
  };
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
              disabled: isLater(of) ? t('record:tabLater') : undefined,
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
                        if (gone) void leaveTo(back.to, true);
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
                  onList={() => void leaveTo(back.to)}
                  onDuplicate={
                    rights.create
                      ? () => void navigate(`${place.path}/new?${copyParameter}=${id}`)
                      : undefined
                  }
                  onHistory={openHistory && (() => openHistory())}
                />
              )}
            </RecordBar>
          )}
        </>
      }
      fill={layout !== 'flow'}
    >
      <div
        id={panel}
        ref={area}
        role={tabs.length > 1 ? 'tabpanel' : undefined}
        // Nothing in a record that is read takes the focus: without this the keyboard could not scroll it.
        tabIndex={editing || layout !== 'flow' ? undefined : 0}
        aria-label={tabs.length > 1 && tab ? tabLabel(tab) : undefined}
        className={styles[layout]}
      >
        {draft.draft && (isNew ? rights.create : startEditing) && !match.embedded && (
          <DraftAlert
            draft={draft.draft}
            labelOf={labelOf}
            onRestore={() => draft.restore(query.data ?? {})}
            onDiscard={draft.discard}
          />
        )}
        {!isNew && (
          <RecordNews table={table} id={id} editing={editing} colleague={record.colleague} />
        )}
        {record.taken.map((taken, index) => (
          <TakenOverAlert key={index} taken={taken} fields={fields} onClose={record.forgetTaken} />
        ))}
        <SessionAlert {...still} labelOf={labelOf} onField={goTo} />
        <PartBoundary key={match.tab}>
          <HistoryProvider value={openHistory}>
            <TabContent
              tab={tab && type && { definition: tab, type, label: tabLabel(tab) }}
              query={query}
              back={back}
              record={{
                place,
                id,
                session: record,
                errors: still.errors,
                parent,
                embedded: match.embedded,
                undos,
                wanted,
                handle: form,
              }}
            />
          </HistoryProvider>
        </PartBoundary>
        {later.length > 0 && (
          <p className={styles.later}>
            {t('record:later', { tabs: listed.format(later.map((of) => tabLabel(of))) })}
          </p>
        )}
      </div>
      {guard.isBlocked && (
        <UnsavedDialog
          onStay={guard.stay}
          onDiscard={() => {
            record.cancel();
            void guard.leave();
          }}
          onSave={async () => {
            if (await record.save()) await guard.leave();
            else guard.stay();
          }}
        />
      )}
      {refused !== undefined && (
        <DialogBoundary onClose={forgetRefusal}>
          <RefusalDialog error={refused} instead={instead} onClose={forgetRefusal} />
        </DialogBoundary>
      )}
      {record.remark && (
        <DialogBoundary onClose={() => record.remark?.answer(undefined)}>
          <RemarkDialog question={record.remark} />
        </DialogBoundary>
      )}
      {history.shown && !isNew && (
        <DialogBoundary onClose={history.close}>
          <HistoryDrawer {...history.shown} id={id} fields={fields} onClose={history.close} />
        </DialogBoundary>
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
});
