import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordId } from '../../api/dialect';
import { counted } from '../../../schemas/rules/counted';
import { useEngine } from '../application/context';
import { ApiError } from '../../api/api-error';
import { removeRecord } from '../../api/write-records';
import { noteFailure, notifyFailure } from '../../failure/notify-failure';
import { confirmDialog } from '../../ui/confirm-dialog';
import { notifySuccess } from '../../ui/notices';
import type { AnyRecord } from '../define/definition';
import type { Place } from '../screens/place';
import { useRecordName } from '../data/use-record-name';
import { forgetRecord, recordChanged, recordRemoved } from '../data/record-query';
import { partsBelow } from './parts-below';

/**
 * Returns a function that removes a record: asks first; `refused` names the records in the way. Resolves with whether
 * it is gone.
 */
export function useRemoveRecord(place: Place, id: RecordId | 'new') {
  const client = useQueryClient();
  const engine = useEngine();
  const { t, i18n } = useTranslation(['record', 'entities']);
  const namesOf = (schema: string) => ({
    one: t(`entities:${schema}.one`),
    other: t(`entities:${schema}.other`),
  });
  const nameOf = useRecordName(place);
  const [removing, setRemoving] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const forget = useRef<() => void>(undefined);
  useEffect(() => () => forget.current?.(), []);

  const remove = async (record: AnyRecord, title: string): Promise<boolean> => {
    if (id === 'new') return false;
    setRemoving(true);
    const parts = await partsBelow(place, id, engine);
    setRemoving(false);
    const lost = parts.map(({ schema, count }) => counted(count, namesOf(schema), i18n.language));
    const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(lost);
    const question = t('record:remove.question', { title });
    const sure = await confirmDialog({
      title: t('record:remove.title'),
      message:
        lost.length > 0 ? `${question} ${t('record:remove.parts', { parts: listed })}` : question,
      confirmLabel: t('record:remove.confirm', { title }),
      danger: true,
    });
    if (!sure) return false;
    setRemoving(true);
    try {
      const params = { ...place.params, id };
      await removeRecord(place.definition.api.record, { params, base: record });
      recordRemoved(client, place, id);
      forget.current = () => forgetRecord(client, place, id);
      notifySuccess(t('record:removed', { name: nameOf(record) }));
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
