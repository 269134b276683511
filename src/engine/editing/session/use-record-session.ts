import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../../api/dialect';
import { noteFailure, notifyFailure } from '../../../failure/notify-failure';
import { notifyError, notifySuccess } from '../../../ui/notices';
import { useEngine } from '../../application/context';
import { useRecordName } from '../../data/use-record-name';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { Place } from '../../screens/place';
import type { FormHandle } from '../form-handle';
import { useRowTexts } from '../rows/use-row-texts';
import { RecordSession } from './record-session';
import type { SessionNotices } from './session-page';
import type { SessionState } from './session-store';
import { useAskWhether } from './use-ask-whether';

interface Options {
  place: Place;
  /** Id of the record; another record is another session: its component needs a key. */
  id: RecordId | 'new';
  form: RefObject<FormHandle | null>;
  onCreated: (id: RecordId) => void;
  /** Instead of a notice. */
  onSaved?: () => void;
  /** Holds the lock between two edits, too. */
  staysLocked?: boolean;
}

/** Holds the record's lock while it is edited. */
export function useRecordSession({
  place,
  id,
  form,
  onCreated,
  onSaved,
  staysLocked = false,
}: Options): [SessionState, RecordSession] {
  const { registry, me } = useEngine();
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const notices = { ...useNotices(place), ...(onSaved && { saved: onSaved }) };
  const labelOf = useFieldLabel();
  const rowTexts = useRowTexts(place.tables);
  const askWhether = useAskWhether();
  const { language } = i18n;
  const page = { place, language, notices, labelOf, rowTexts, askWhether, onCreated };
  const [record] = useState(
    () => new RecordSession({ id, client, registry, userName: me.name, form }, page),
  );
  useLayoutEffect(() => record.surround(page));
  const now = useSyncExternalStore(record.subscribe, record.get);
  const isEditing = staysLocked || now.session.state !== 'reading';
  useEffect(() => (isEditing ? record.lock() : undefined), [record, isEditing]);
  return [now, record];
}

function useNotices(place: Place): SessionNotices {
  const { t } = useTranslation(['record', 'media']);
  const nameOf = useRecordName(place);
  return useMemo(
    () => ({
      saved: (isNew, record) =>
        notifySuccess(t(isNew ? 'record:created' : 'record:saved', { name: nameOf(record) })),
      notSent: () => notifyError(t('media:notSent')),
      failed: (error, labelOf) => notifyFailure(error, { labelOf }),
      noted: noteFailure,
    }),
    [t, nameOf],
  );
}
