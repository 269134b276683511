import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../ui/phone';
import { useStillWhilePressed } from '../../../ui/use-still-while-pressed';
import { useEngine } from '../../application/context';
import { useVisit } from '../../data/visits';
import { useLeaveGuard } from '../../editing/guard/use-leave-guard';
import type { UndoStack } from '../../editing/rows/row-undo';
import { hasUnsentInput } from '../../editing/unsent/unsent-input';
import { isTabEditable } from '../../screens/editable-tab';
import type { RecordMatch } from '../../screens/place';
import { recordPath } from '../../screens/record-path';
import { useTitleRoom } from './head/use-title-room';
import { useHeaderAhead } from './header/use-header-ahead';
import { useRecordPager } from './pager/use-record-pager';
import { useAboveKeyboard } from './use-above-keyboard';
import { useArrival } from './use-arrival';
import { useCrumbs } from './use-crumbs';
import { useGoToField } from './use-go-to-field';
import { useOpenTab } from './use-open-tab';
import { useRecordCommands } from './use-record-commands';
import { useRecordStart } from './use-record-start';
import { useRecordTabs } from './use-record-tabs';
import { useRecordView } from './use-record-view';
import { useConfirmDiscard, useRecordWays } from './use-record-ways';
import { useRemoval } from './use-removal';

export type RecordModel = ReturnType<typeof useRecordModel>;

/**
 * Model of a record's page, read with `useRecord` and `useRecordPage` by what is drawn of it: the record and its edit
 * session, its tabs and the open one, the ways from it, and what is asked before they are gone.
 */
export function useRecordModel({ place, id, tab, row, embedded, parents }: RecordMatch) {
  const { definition } = place;
  const engine = useEngine();
  const { i18n } = useTranslation('record');
  const isPhone = useIsPhone();
  const isNew = id === 'new';
  const path = isNew ? `${place.path}/new` : recordPath(place.path, id);
  const { crumbs, back, parent, query: wayBack } = useStillWhilePressed(useCrumbs(parents, place));
  const { isLeaving, leaveTo, toCreated, created } = useRecordWays(place);
  const view = useRecordView({ place, id, draftPath: path, onCreated: toCreated });
  const { stored, title, heading, rights, session, state, editing, saving, form } = view;
  useVisit(path, definition.name, isNew || !stored ? undefined : title);
  /** Steps of undo of the tables, by name. */
  const [undos] = useState(() => new Map<string, UndoStack>());
  const guard = useLeaveGuard({
    path,
    isNew,
    // First the session: being asked, it takes up pending keystrokes.
    isDirty: () => !isLeaving() && (session.isDirty() || hasUnsentInput(path)),
    created,
  });
  const removal = useRemoval(view, () => void leaveTo(back.to, true));
  const walk = useRecordPager(place, id, tab);
  const { isAsked } = useRecordStart(view);
  const confirmDiscard = useConfirmDiscard();
  const cancel = async () => {
    if (session.isDirty() && !(await confirmDiscard())) return;
    session.cancel();
    if (isNew) void leaveTo(back.to);
  };
  const tabs = useRecordTabs(view);
  const open = useOpenTab(view, tabs, { named: tab, isFilled: embedded !== undefined });
  const { isFirst, isTyping } = open;
  useHeaderAhead(place, id, tabs.tabs, isFirst && rights.see);
  /** Begins editing; undefined where there is nothing in the tab that the user may change. */
  const edit =
    open.tab && stored && isTabEditable(open.tab, place, stored, engine) ? view.edit : undefined;
  useRecordCommands({
    title,
    edit: editing || embedded ? undefined : edit,
    save: editing ? view.save : undefined,
    cancel: editing && !saving ? () => void cancel() : undefined,
  });
  useAboveKeyboard(isTyping);
  const mark = useRef<HTMLAnchorElement>(null);
  const room = useTitleRoom(
    mark,
    JSON.stringify([heading, i18n.language, tab, editing === undefined, stored]),
  );
  const at = { path, current: tab, form };
  const { tables } = place;
  const { goTo, tabOf, wanted } = useGoToField({
    ...{ ...at, ...tabs, tables, session: state, errors: view.errors },
  });
  useArrival({
    ...{ ...at, place, query: wayBack, edit: view.edit, tabOf },
    isThere: !isNew && stored !== undefined,
    isEditing: editing !== undefined,
  });
  return {
    ...view,
    ...tabs,
    ...open,
    ...{ isNew, path, embedded, row, parent, undos, wanted, isPhone },
    /** True if the header stands above what the tab shows. */
    isHeaded: isFirst && stored !== undefined && !isNew,
    /** Tells whether the contents of the open tab may be seen. */
    isOpenPermitted: open.tab !== undefined && tabs.permitted.includes(open.tab),
    editTab: edit,
    cancel: () => void cancel(),
    goTo,
    /** Crumbs from the top list down to the record. */
    crumbs,
    back,
    /** Way back that the address gives, taken along from tab to tab. */
    wayBack,
    isBelow: parents.length > 0,
    leaveTo: (to: string, replace?: boolean) => void leaveTo(to, replace),
    ...{ guard, removal, walk, mark, room },
    /** True if a dialog asks for what it begins with. */
    isAsked,
  };
}
