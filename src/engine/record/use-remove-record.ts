import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { failureText } from '../../api/failure-text';
import { confirmDialog } from '../../ui/confirm-dialog';
import { notifyError, notifySuccess } from '../../ui/notices';
import type { AnyRecord } from '../define/definition';
import type { Place } from '../route/match';
import { recordRemoved } from './record-query';
import { ifMatch } from './session/save-record';

/** Deletes a record after asking; says why when the server refuses. Resolves with whether it is gone. */
export function useRemoveRecord(place: Place, id: number | 'new') {
  const client = useQueryClient();
  const { t } = useTranslation(['record', 'screens']);
  const [removing, setRemoving] = useState(false);

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
      notifySuccess(t('record:removed'));
      return true;
    } catch (error) {
      notifyError(`${t('record:remove.failed')}. ${failureText(error)}`);
      return false;
    } finally {
      setRemoving(false);
    }
  };
  return { remove, removing };
}
