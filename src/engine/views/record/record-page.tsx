import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { recordPath } from '../../screens/record-path';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { endRestoring, isRestoring } from '../../../ui/forced-move';
import { lazyPart } from '../../../ui/lazy-part';
import { Page } from '../../../ui/page';
import { PartBoundary } from '../../../ui/part-boundary';
import { useIsPhone } from '../../../ui/phone';
import { useStillWhilePressed } from '../../../ui/use-still-while-pressed';
import { useEngine } from '../../application/context';
import { useLeaveGuard } from '../../editing/guard/use-leave-guard';
import { dropUnsentInput, hasUnsentInput } from '../../editing/unsent/unsent-input';
import { useVisit } from '../../data/visits';
import { insteadOfRemoval } from '../../editing/instead-of-removal';
import { askedFirst } from '../../editing/new/asked-first';
import { copyParameter } from '../../editing/new/duplicate-record';
import { useStartNew } from '../../editing/new/use-start-new';
import type { UndoStack } from '../../editing/rows/row-undo';
import { useRemoveRecord } from '../../editing/use-remove-record';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { arrivalState } from '../../screens/field-place';
import { isTabEditable } from '../../screens/editable-tab';
import type { RecordMatch } from '../../screens/place';
import { Forbidden } from '../forbidden/forbidden';
import { preloadForm } from '../form/lazy-record-form';
import { RecordBody, RecordDialogs } from './record-body';
import { Chain } from './chain/chain';
import { RecordBadges } from './head/record-badges';
import { useTitleRoom } from './head/use-title-room';
import { WaysBack } from './head/ways-back';
import { BesideNew } from './header/beside-new';
import { RecordHeader } from './header/record-header';
import { useHeaderAhead } from './header/use-header-ahead';
import { Previews } from './preview/previews';
import { PendingAlert } from './alerts/pending-alert';
import { RecordNews } from './record-news';
import { RecordToolbar } from './record-toolbar';
import { SectionAnchors } from './section-anchors';
import { TabContent } from './tab-content';
import { Tabs } from './tabs';
import { UnsavedDialog } from './unsaved-dialog';
import { useAboveKeyboard } from './use-above-keyboard';
import { useArrival } from './use-arrival';
import { useCrumbs } from './use-crumbs';
import { useGoToField } from './use-go-to-field';
import { useRecordView } from './use-record-view';
import { useTabCounts } from './use-tab-counts';
import { useRecordCommands } from './use-record-commands';
import { useRecordTabs } from './use-record-tabs';
import { useConfirmDiscard, useRecordWays } from './use-record-ways';
import { useRecordPager } from './pager/use-record-pager';
import styles from './record-page.module.css';
import { RefusalDialog } from './refusal-dialog';

const NewRecordDialog = lazyPart(
  async () => (await import('./new-record-dialog')).NewRecordDialog,
  { isNeeded: true },
);

export function RecordPage({ match }: { match: RecordMatch }) {
  const { place, id, embedded } = match;
  const { definition } = place;
  const engine = useEngine();
  const { t, i18n } = useTranslation('record');
  const labels = useScreenLabels();
  const navigate = useNavigate();
  const panel = useId();
  const isNew = id === 'new';
  const path = isNew ? `${place.path}/new` : recordPath(place.path, id);
  const isCopy = useSearchParams()[0].has(copyParameter);
  const { crumbs, back, parent, query } = useStillWhilePressed(useCrumbs(match.parents, place));
  const { isLeaving, leaveTo, toCreated, created } = useRecordWays(place);
  const record = useRecordView({ place, id, draftPath: path, onCreated: toCreated });
  const { stored, values, title, heading, rights, session, state, editing, saving, form } = record;
  useVisit(path, definition.name, isNew || !stored ? undefined : title);
  const [undos] = useState(() => new Map<string, UndoStack>());
  const guard = useLeaveGuard({
    path,
    isNew,
    // First the session: being asked, it takes up pending keystrokes.
    isDirty: () => !isLeaving() && (session.isDirty() || hasUnsentInput(path)),
    created,
  });
  const { remove, removing, refused, forgetRefusal } = useRemoveRecord(place, id);
  const walk = useRecordPager(place, id, match.tab);

  // What its dialog asks for first is created before there is a form; a copy has all of it.
  const isAsked = isNew && askedFirst(place).length > 0 && !isCopy;
  useStartNew(place, isNew && !isAsked, session.edit);
  // After a login over the page it was loaded anew: what was being typed goes on by itself.
  const isThere = isNew || stored !== undefined;
  const restore = useEffectEvent(record.restoreDraft);
  useEffect(() => {
    if (!isThere || !isRestoring()) return;
    endRestoring();
    restore();
  }, [isThere]);
  // What «Ändern» needs is fetched while the record is read.
  useEffect(() => {
    if (rights.change) void preloadForm(engine.registry);
  }, [rights.change, engine.registry]);

  const confirmDiscard = useConfirmDiscard();
  const cancel = async () => {
    if (session.isDirty() && !(await confirmDiscard())) return;
    session.cancel();
    if (isNew) void leaveTo(back.to);
  };
  const keepInstead = insteadOfRemoval(place, stored, engine);
  const instead = keepInstead &&
    stored && {
      label: labels.part(definition, 'insteadOfRemoval'),
      run: () => {
        forgetRefusal();
        session.edit(stored);
        session.change(keepInstead);
        record.save();
      },
    };
  const { tabs, permitted, later, typeOf, labelOf } = useRecordTabs(record);
  const counts = useTabCounts(place, id, permitted, editing !== undefined);
  const tab = tabs.find(({ name }) => name === match.tab);
  const type = tab && typeOf(tab);
  // Lists take all width and height, and scroll by themselves.
  const layout = embedded ? 'fill' : (type?.layout ?? 'flow');
  const isFirst = layout === 'flow' && tab === tabs[0];
  useHeaderAhead(place, id, tabs, isFirst && rights.see);
  const edit = tab && stored && isTabEditable(tab, place, stored, engine) ? record.edit : undefined;
  useRecordCommands({
    title,
    edit: editing || embedded ? undefined : edit,
    save: editing ? record.save : undefined,
    cancel: editing && !saving ? () => void cancel() : undefined,
  });
  // On a phone what is edited has the room: tabs come back where they lead to something that is edited, too.
  const isPhone = useIsPhone();
  const isTyping = isPhone && editing !== undefined;
  const isAlone = tabs.filter((of) => isTabEditable(of, place, values ?? {}, engine)).length < 2;
  const isOwn = layout === 'own' && editing === undefined;
  // Tabs that would be gone as soon as the record is known do not come first.
  const mayBeOwn =
    values === undefined && definition.tabs.some((of) => of.when && typeOf(of).layout === 'own');
  const hasTabs = tabs.length > 1 && !(isTyping && isAlone) && !(isPhone && (isOwn || mayBeOwn));
  useAboveKeyboard(isTyping);
  const mark = useRef<HTMLAnchorElement>(null);
  const room = useTitleRoom(
    mark,
    JSON.stringify([heading, i18n.language, match.tab, editing === undefined, stored]),
  );
  const { goTo, tabOf, wanted } = useGoToField({
    path,
    tabs,
    typeOf,
    tables: place.tables,
    current: match.tab,
    form,
    session: state,
    errors: record.errors,
  });
  useArrival({
    place,
    path,
    query,
    current: match.tab,
    isThere: !isNew && stored !== undefined,
    isEditing: editing !== undefined,
    edit: record.edit,
    tabOf,
    form,
  });
  if (!rights.see || (isNew && !rights.create)) {
    return <Forbidden title={labels.title(definition)} />;
  }

  const [firstTab] = tabs;
  if (!tab && values && firstTab) {
    return <Navigate to={`${path}/${firstTab.name}${query}`} replace />;
  }
  // Of a form; a table that is edited has its own ways.
  const anchored = layout === 'flow' && tab && type ? type.sections?.(tab) : undefined;
  const isHeaded = isFirst && stored !== undefined && !isNew;
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const removeIt = async () => {
    if (stored && (await remove(stored, title))) void leaveTo(back.to, true);
  };
  return (
    <Page
      title={heading}
      lead={<WaysBack ref={mark} back={back} crumbs={crumbs} hasCrumbs={room.isWide} />}
      badge={stored && !isPhone && <RecordBadges place={place} record={stored} />}
      tabs={
        hasTabs && (
          <Tabs
            label={title}
            current={match.tab}
            panel={panel}
            tabs={tabs.map((of) => ({
              name: of.name,
              label: labelOf(of),
              to: `${path}/${of.name}${query}`,
              count: counts.get(of.name),
              disabled: later.includes(of) ? t('record:tabLater') : undefined,
            }))}
          />
        )
      }
      actions={
        !isOwn && (
          <RecordToolbar
            of={record}
            embedded={tab && permitted.includes(tab) ? embedded : undefined}
            walk={walk}
            removing={removing}
            fitting={room.actions}
            onEdit={edit}
            onRemove={() => void removeIt()}
            onCancel={() => void cancel()}
            onList={() => void leaveTo(back.to)}
          />
        )
      }
      fill={layout !== 'flow'}
    >
      <div
        id={panel}
        ref={record.area}
        role={hasTabs ? 'tabpanel' : undefined}
        data-editing={editing ? '' : undefined}
        // Nothing in a record that is read takes the focus: without this the keyboard could not scroll it.
        tabIndex={editing || layout !== 'flow' ? undefined : 0}
        aria-label={hasTabs && tab ? labelOf(tab) : undefined}
        className={styles[layout]}
      >
        {isHeaded && !isTyping && (
          <RecordHeader
            place={place}
            id={id}
            record={stored}
            tabs={tabs}
            hasBadges={!room.hasBadges}
            above={room.isWide || match.parents.length === 0 ? undefined : crumbs.at(-2)}
          />
        )}
        {isNew && place.beside && place.parent && parent && (
          <BesideNew names={place.beside} place={place.parent.place} record={parent} />
        )}
        <RecordBody
          of={record}
          isOther={embedded !== undefined}
          news={
            !isNew && (
              <>
                <PendingAlert schema={definition.schema} id={id} />
                <RecordNews
                  table={engine.registry.codes[definition.schema]}
                  id={id}
                  editing={editing !== undefined}
                  colleague={record.colleague}
                />
              </>
            )
          }
          onField={goTo}
        >
          <PartBoundary key={match.tab}>
            <TabContent
              stored={stored}
              tab={
                tab &&
                type && {
                  definition: tab,
                  type,
                  label: labelOf(tab),
                  isPermitted: permitted.includes(tab),
                }
              }
              query={record.query}
              back={back}
              isFirst={isFirst}
              record={{
                place,
                id,
                session,
                editing,
                errors: record.still.errors,
                parent,
                embedded,
                undos,
                wanted,
                handle: form,
                isHeaded,
                row: match.row,
              }}
            />
          </PartBoundary>
        </RecordBody>
        {isHeaded && (
          <Previews place={place} id={id} tabs={permitted} labelOf={labelOf} counts={counts} />
        )}
        {isHeaded && definition.chain && id !== 'new' && !editing && (
          <Chain place={place} id={id} />
        )}
        {later.length > 0 && (
          <p className={styles.later}>
            {t('record:later', { tabs: listed.format(later.map(labelOf)) })}
          </p>
        )}
      </div>
      {anchored && (
        <SectionAnchors
          key={match.tab}
          place={place}
          sections={anchored}
          record={values}
          errors={record.still.errors}
          area={record.area}
        />
      )}
      {guard.isBlocked && (
        <UnsavedDialog
          onStay={guard.stay}
          onDiscard={() => {
            session.cancel();
            dropUnsentInput(path);
            void guard.leave();
          }}
          onSave={
            hasUnsentInput(path)
              ? undefined
              : async () => {
                  if (await session.save()) await guard.leave();
                  else guard.stay();
                }
          }
        />
      )}
      {refused !== undefined && (
        <DialogBoundary onClose={forgetRefusal}>
          <RefusalDialog error={refused} instead={instead} onClose={forgetRefusal} />
        </DialogBoundary>
      )}
      {isAsked && (
        <DialogBoundary onClose={() => void leaveTo(back.to)}>
          <NewRecordDialog
            place={place}
            onCreated={(created) => {
              const tab = definition.create?.opens;
              const to = recordPath(place.path, created) + (tab === undefined ? '' : `/${tab}`);
              void navigate(`${to}${query}`, {
                replace: true,
                state: arrivalState({ edit: true }),
              });
            }}
            onClose={() => void leaveTo(back.to, true)}
          />
        </DialogBoundary>
      )}
      <RecordDialogs of={record} />
    </Page>
  );
}
