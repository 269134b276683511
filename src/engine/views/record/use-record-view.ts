import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../api/dialect';
import { useStillWhilePressed } from '../../../ui/use-still-while-pressed';
import { useEngine } from '../../application/context';
import { recordQuery } from '../../data/record-query';
import { useRecordTitle, useTitleOf } from '../../data/use-record-title';
import type { AnyRecord } from '../../define/definition';
import { useDraft } from '../../editing/draft/use-draft';
import type { FormHandle } from '../../editing/form-handle';
import { useRecordSession } from '../../editing/session/use-record-session';
import { useFormErrors } from '../../editing/validation/use-form-errors';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { Place } from '../../screens/place';
import { headingNames } from '../../screens/owner';
import { useFollowed } from '../../outbox/use-followed';
import { recordRights } from '../../screens/record-rights';
import { useRecordHistory } from './history/use-record-history';
import { useValueLabel } from './table/use-value-label';
import { useFocusOnEdit } from './use-focus-on-edit';
import { useHoldInput } from './use-hold-input';

interface Options {
  place: Place;
  id: RecordId | 'new';
  draftPath: string;
  onCreated: (id: RecordId) => void;
}

/** View of a record, the same on a page and in a drawer. */
export type RecordView = ReturnType<typeof useRecordView>;

/** View of a record with what a page and a drawer each do in their own way. */
export interface OpenedRecord extends RecordView {
  /** Record that this one belongs to. */
  parent: AnyRecord | undefined;
  /** Screen in the tab: nothing of this record is edited there. */
  embedded: Place | undefined;
  /** True if its header stands above it: the key figures are there. */
  isHeaded: boolean;
  cancel: () => void;
  /** Goes to a field or a cell, on whichever tab it stands. */
  goTo: (name: string) => void;
}

export function useRecordView({ place, id, draftPath, onCreated }: Options) {
  const { definition, fields, tables } = place;
  const engine = useEngine();
  const { i18n } = useTranslation();
  const labels = useScreenLabels();
  const titleOf = useRecordTitle(place);
  const headingOf = useTitleOf(
    useMemo(() => headingNames(place), [place]),
    fields,
  );
  const form = useRef<FormHandle>(null);
  const isNew = id === 'new';
  // A title, tabs and actions that come during a press would move away what is pressed.
  const query = useStillWhilePressed(
    useQuery({ ...recordQuery(place, isNew ? 0 : id, i18n.language), enabled: !isNew }),
  );
  const stored = useFollowed(definition, isNew ? '' : id, query.data, query.dataUpdatedAt);

  const [now, session] = useRecordSession({ place, id, form, onCreated });
  const state = now.session;
  const editing = state.state === 'reading' ? undefined : state;
  const saving = state.state === 'saving';
  const values = editing ? editing.values : stored;
  const [draft, drafts] = useDraft(draftPath, session);
  const rights = recordRights(place, stored, engine);
  const errors = useFormErrors(state, fields, tables);
  const still = useStillWhilePressed(useMemo(() => ({ session: state, errors }), [state, errors]));
  const labelOf = useValueLabel(place, values ?? {});
  const history = useRecordHistory(definition.schema, isNew);
  const { area, editButton } = useFocusOnEdit(editing !== undefined, isNew);
  // The page of the created record has a session of its own: what is typed here until it comes would be lost.
  useHoldInput(area, isNew && saving);

  const edit = rights.change && stored ? () => session.edit(stored) : undefined;
  const mayRestore = isNew ? rights.create : edit !== undefined;
  return {
    place,
    id,
    query,
    stored,
    /** Values as they are wanted while it is edited, else as they were read. */
    values,
    title: isNew
      ? labels.newOne(definition)
      : (stored && titleOf(stored)) || labels.one(definition),
    /** Heading on its own page. */
    heading: isNew
      ? labels.newOne(definition)
      : (stored && (headingOf(stored) || titleOf(stored))) || labels.one(definition),
    rights,
    session,
    state,
    /** Session that edits it; undefined while it is read. */
    editing,
    saving,
    colleague: now.colleague,
    taken: now.taken,
    remark: now.remark,
    errors,
    /** State as it was when the pointer went down. */
    still,
    labelOf,
    /** Draft that an earlier visit left unsaved, where it may be restored. */
    draft: mayRestore ? draft : undefined,
    restoreDraft: () => drafts.restore(stored ?? {}),
    discardDraft: () => drafts.discard(),
    history,
    form,
    area,
    editButton,
    /** Begins editing; undefined where the user may not. */
    edit,
    save: () => void session.save(),
  };
}
