import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/call';
import { noteFailure, notifyFailure } from '../../failure/notify-failure';
import { confirmDialog } from '../../ui/confirm-dialog';
import { notifySuccess } from '../../ui/notices';
import type { AnyRecord } from '../define/definition';
import type { Place } from '../screens/place';
import { forgetRecord, recordChanged, recordRemoved } from '../data/record-query';
import { ifMatch } from './session/save-record';

/** Asks first; `refused` names the records in the way. Resolves with whether it is gone. */
export function useRemoveRecord(place: Place, id: number | 'new') {
  const client = useQueryClient();
  const { t } = useTranslation('record');
  const [removing, setRemoving] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const forget = useRef<() => void>(undefined);
  useEffect(() => () => forget.current?.(), []);

  const remove = async (record: AnyRecord, title: string): Promise<boolean> => {
    if (id === 'new') return false;
    const sure = await confirmDialog({
      title: t('record:remove.title'),
      message: t('record:remove.question', { title }),
      confirmLabel: t('record:remove.confirm'),
      danger: true,
    });
    if (!sure) return false;
    setRemoving(true);
    try {
      await call(`DELETE ${place.definition.api.record}`, {
        params: { ...place.params, id },
        headers: ifMatch(record),
      });
      recordRemoved(client, place, id);
      forget.current = () => forgetRecord(client, place, id);
      notifySuccess(t('record:removed'));
      return true;
    } catch (error) {
      // Somebody changed it: show that before it can be deleted again.
      if (error instanceof ApiError && error.status === 412) {
        recordChanged(client, place, id, undefined);
      }
      // Records in the way get a dialog with links, like an alternative; anything else a notice.
      const isWorthIt =
        error instanceof ApiError &&
        (error.services.some(({ records }) => records?.length) ||
          (error.status === 409 && place.definition.insteadOfRemoval !== undefined));
      if (isWorthIt) {
        noteFailure(error);
        setRefused(error);
      } else notifyFailure(error);
      return false;
    } finally {
      setRemoving(false);
    }
  };
  return { remove, removing, refused, forgetRefusal: () => setRefused(undefined) };
}
