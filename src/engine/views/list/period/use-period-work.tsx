import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { removeRecord } from '../../../../api/write-records';
import type { AnyRecord, RecordId } from '../../../../api/dialect';
import type { VariableContext } from '../../../../../schemas/rules/query-variables';
import { notifyFailure } from '../../../../failure/notify-failure';
import { confirmDialog } from '../../../../ui/confirm-dialog';
import { DialogBoundary } from '../../../../ui/dialog-boundary';
import { lazyPart } from '../../../../ui/lazy-part';
import { notifyInfo, notifySuccess } from '../../../../ui/notices';
import { useEngine } from '../../../application/context';
import { noteOpened } from '../../../data/lists/last-list';
import type { RowId } from '../../../data/lists/selection';
import { recordRemoved } from '../../../data/record-query';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import type { Place } from '../../../screens/place';
import { isEditable, recordRights } from '../../../screens/record-rights';
import { EntryPanel } from './entry-panel';
import { windowSource, type PeriodEntry } from './period-source';
import { useDayTexts } from './use-day-texts';
import { useWhenText, type EntryTexts } from './use-entry-texts';
import { useEntryMoves } from './use-entry-moves';

/** Dialog that is loaded late, with all that forms need. */
const EntryDialog = lazyPart(async () => (await import('./entry-dialog')).EntryDialog);

interface Options {
  days: readonly string[];
  context: VariableContext;
  /** Fields of the shown list that the dialog to move an entry asks for. */
  names: readonly string[];
  textsOf: (entry: PeriodEntry) => EntryTexts;
  moreOf?: (entry: PeriodEntry) => readonly string[];
  /** Called when the user leaves for a record. */
  onLeave: (entry: PeriodEntry) => void;
  /** Called once its new place is drawn: the focus goes there. */
  onSettled: (key: string) => void;
}

interface Asked {
  place: Place;
  title: string;
  start?: AnyRecord;
  record?: AnyRecord;
  names?: readonly string[];
  confirmLabel?: string;
  /** Entry that is changed. */
  entry?: PeriodEntry;
}

/** Provides what is done with entries, however they are shown: opened, moved, changed, removed, created. */
export function usePeriodWork(options: Options) {
  const { days, context, names, textsOf, moreOf, onLeave, onSettled } = options;
  const { t } = useTranslation(['calendar', 'record']);
  const engine = useEngine();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { newOne } = useScreenLabels();
  const { long } = useDayTexts();
  const whenOf = useWhenText();
  const [said, say] = useState('');
  const [opened, setOpened] = useState<{ entry: PeriodEntry; anchor: Element }>();
  const [asked, setAsked] = useState<Asked>();

  const mayMove = useCallback(
    ({ source: { place, times }, record }: PeriodEntry) =>
      recordRights(place, record, engine).change &&
      isEditable(place.fields[times.begin], engine.can, { isNew: false }),
    [engine],
  );
  const saysStored = (entry: PeriodEntry, stored: AnyRecord) => {
    const { title, warnings } = textsOf({ ...entry, record: stored });
    say(t('moved', { title }));
    // Tells the planner about warnings: the server takes it all the same.
    for (const { text } of warnings) notifyInfo(`${title}: ${text}`);
  };
  const { moves, move } = useEntryMoves({
    onMoved: (entry, stored) => {
      saysStored(entry, stored);
      onSettled(entry.key);
    },
    onRefused: (entry) => {
      say(t('stays', { title: textsOf(entry).title }));
      onSettled(entry.key);
    },
  });
  const change = (entry: PeriodEntry, values: AnyRecord) => {
    if (mayMove(entry)) return void move(entry, values);
    say(t('mayNot', { title: textsOf(entry).title }));
  };
  const edit = (entry: PeriodEntry) => {
    const { place, isMain } = entry.source;
    const { title } = textsOf(entry);
    if (!mayMove(entry)) return say(t('mayNot', { title }));
    setAsked({
      ...{ place, entry },
      record: entry.record,
      title: t(isMain ? 'moveTitle' : 'changeTitle', { title }),
      ...(isMain && { names }),
      confirmLabel: t(isMain ? 'moveNow' : 'save'),
    });
  };
  const create = (place: Place, start: AnyRecord, more: Partial<Asked> = {}) =>
    setAsked({ place, start, title: newOne(place.definition), confirmLabel: t('create'), ...more });
  const remove = async (entry: PeriodEntry) => {
    const { place } = entry.source;
    const { record } = entry;
    const { title } = textsOf(entry);
    const sure = await confirmDialog({
      title: t('record:remove.title'),
      message: t('record:remove.question', { title }),
      confirmLabel: t('record:remove.confirm', { title }),
      danger: true,
    });
    if (!sure) return;
    const id = record.id as RecordId;
    try {
      const params = { ...place.params, id };
      await removeRecord(place.definition.api.record, { params, base: record });
      recordRemoved(client, place, id);
      notifySuccess(t('removed', { title }));
    } catch (error) {
      notifyFailure(error);
    }
  };
  const visit = (entry: PeriodEntry, to: string) => {
    const { source, record, index } = entry;
    onLeave(entry);
    if (source.isMain)
      noteOpened({
        path: source.place.path,
        key: pathname + search,
        source: windowSource(source, days, context),
        isGrouped: false,
        id: record.id as RowId,
        index,
      });
    void navigate(to);
  };

  const parts: ReactNode = (
    <>
      <div role="status" className="visually-hidden">
        {said}
      </div>
      {opened && (
        <EntryPanel
          entry={opened.entry}
          anchor={opened.anchor}
          when={`${long(opened.entry.begin.slice(0, 10))}, ${whenOf(opened.entry, opened.entry.begin.slice(0, 10))}`}
          texts={textsOf(opened.entry)}
          more={moreOf?.(opened.entry)}
          mayMove={mayMove(opened.entry)}
          onOpen={(to) => visit(opened.entry, to)}
          onMove={() => edit(opened.entry)}
          onRemove={() => void remove(opened.entry)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {asked && (
        <DialogBoundary onClose={() => setAsked(undefined)}>
          <EntryDialog
            place={asked.place}
            title={asked.title}
            {...(asked.record ? { record: asked.record } : { start: asked.start })}
            names={asked.names}
            confirmLabel={asked.confirmLabel}
            onDone={(stored) => {
              const { entry } = asked;
              if (!entry || !stored) return say(t('created'));
              saysStored(entry, stored);
              onSettled(entry.key);
            }}
            onClose={() => setAsked(undefined)}
          />
        </DialogBoundary>
      )}
    </>
  );
  return {
    moves,
    mayMove,
    change,
    edit,
    create,
    say,
    open: (entry: PeriodEntry, anchor: Element) => setOpened({ entry, anchor }),
    parts,
  };
}
