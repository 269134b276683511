import type { RecordId } from '../../../api/dialect';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../screens/record-path';
import { confirmDialog } from '../../../ui/confirm-dialog';
import type { Place } from '../../screens/place';

/** Ways from a record that ask nothing, because they follow from saving, deleting or cancelling. */
export interface RecordWays {
  isLeaving: () => boolean;
  leaveTo: (to: string, replace?: boolean) => Promise<void>;
  /** Goes to the record, or the one above it; that takes the form's place in the browser's history. */
  toCreated: (id: RecordId) => void;
  /** Returns the move to what has just been created; undefined when nothing has been. */
  created: () => Promise<void> | undefined;
}

export function useRecordWays(place: Place): RecordWays {
  const navigate = useNavigate();
  const leaving = useRef(false);
  const created = useRef<Promise<void>>(undefined);
  const leaveTo = async (to: string, replace = false) => {
    leaving.current = true;
    await navigate(to, { replace });
  };
  return {
    isLeaving: () => leaving.current,
    leaveTo,
    toCreated: (id) => {
      const { parent, definition } = place;
      const to =
        definition.create?.then === 'parent' && parent
          ? recordPath(parent.place.path, parent.id)
          : recordPath(place.path, id);
      created.current = leaveTo(to, true);
    },
    created: () => created.current,
  };
}

/** Asks whether unsaved input is to be thrown away. */
export function useConfirmDiscard(): () => Promise<boolean> {
  const { t } = useTranslation('record');
  return () =>
    confirmDialog({
      title: t('record:discard.title'),
      message: t('record:discard.question'),
      confirmLabel: t('record:unsaved.discard'),
      cancelLabel: t('record:unsaved.stay'),
      danger: true,
    });
}
