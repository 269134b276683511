import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeRecord, createRecord, removeRecord } from '../../api/write-records';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { rowsKey } from '../../engine/data/lists/row-page';
import { notifyFailure } from '../../failure/notify-failure';
import { confirmDialog } from '../../ui/confirm-dialog';
import { notifySuccess } from '../../ui/notices';
import { snoozedTime, type Reminder, type Snooze } from './reminder';

const path = '/crm/erinnerungen/{id}';

/**
 * Returns what may be done with reminders. A question asked first may be answered with no; a failure is reported and
 * changes nothing.
 */
export function useReminderChanges() {
  const { t } = useTranslation('reminders');
  const client = useQueryClient();
  const readAnew = () => client.invalidateQueries({ queryKey: rowsKey('Reminder') });
  const done = async (deed: Promise<unknown>, said?: string) => {
    try {
      await deed;
      if (said) notifySuccess(said);
    } catch (error) {
      notifyFailure(error);
    }
    await readAnew();
  };
  const removeOne = (one: Reminder) => removeRecord(path, { params: { id: one.id }, base: one });
  return {
    snooze: (one: Reminder, snooze: Snooze) => {
      const body = { data: { erinnerungDatum: snoozedTime(snooze, new Date()) } };
      return done(changeRecord(path, { params: { id: one.id }, base: one, body }));
    },
    remove: async (one: Reminder) => {
      const isSure = await confirmDialog({
        title: t('remove'),
        message: one.bemerkung,
        confirmLabel: t('remove'),
        danger: true,
      });
      if (isSure) await done(removeOne(one), t('removed'));
    },
    removeAll: async (all: readonly Reminder[]) => {
      const isSure = await confirmDialog({
        title: t('removeAll'),
        message: t('removeAllQuestion', { count: all.length }),
        confirmLabel: t('removeAllOf', { count: all.length }),
        danger: true,
      });
      if (isSure) await done(Promise.all(all.map(removeOne)), t('removed'));
    },
    /** Stores a reminder; throws the server's objections, for the form to show. */
    store: async (former: Reminder | undefined, data: object) => {
      if (former) {
        await changeRecord(path, { params: { id: former.id }, base: former, body: { data } });
      } else {
        await createRecord('/crm/erinnerungen', { body: { data }, once: newIdempotencyKey() });
      }
      await readAnew();
    },
  };
}
