import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/call';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { notifyFailure } from '../../../api/notify-failure';
import { confirmDialog } from '../../../ui/confirm-dialog';
import { notifySuccess } from '../../../ui/notices';
import type { AnyRecord, CallActionDefinition } from '../../define/definition';
import type { Place } from '../../route/match';
import { recordChanged } from '../record-query';
import { ifMatch } from '../session/save-record';

/** Runs a `call` action on a record: asks when it should, calls, says how it went, then reloads or leaves. */
export function useRunAction(place: Place, id: number, record: AnyRecord, onDone: () => void) {
  const client = useQueryClient();
  const { t } = useTranslation(['record', 'screens']);
  const [running, setRunning] = useState<string>();
  /** Keys of attempts of which nobody knows whether they acted: running the action again is the same intent, and acts once. */
  const keys = useRef(new Map<string, string>());

  const run = async (action: CallActionDefinition): Promise<void> => {
    const label = t(`screens:${place.definition.name}.actions.${action.name}`);
    if (action.confirm) {
      const sure = await confirmDialog({ title: label, message: t('record:actionQuestion') });
      if (!sure) return;
    }
    setRunning(action.name);
    const key = keys.current.get(action.name) ?? newIdempotencyKey();
    keys.current.set(action.name, key);
    try {
      await call(action.call, {
        params: { ...place.params, id },
        headers: { 'Idempotency-Key': key, ...ifMatch(record) },
      });
      keys.current.delete(action.name);
      notifySuccess(t('record:actionDone'));
      recordChanged(client, place, id, undefined);
      if (action.then === 'list') onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status !== undefined && error.status < 500) {
        keys.current.delete(action.name);
      }
      notifyFailure(error);
      // What was refused may be another record by now.
      recordChanged(client, place, id, undefined);
    } finally {
      setRunning(undefined);
    }
  };
  return { run, running };
}
