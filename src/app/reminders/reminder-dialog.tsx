import { IconLink, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { useEngine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import { ActionForm, type ActionFormHandle } from '../../engine/views/actions/action-form';
import { ConfirmDialog } from '../../engine/views/actions/confirm-dialog';
import { standardTime } from './reminder';
import styles from './reminder-dialog.module.css';
import { writtenReminder, type Written } from './reminder-store';
import { useReminderChanges } from './use-reminder-changes';

const names = ['bemerkung', 'erinnerungDatum', 'benutzerId'];

/** Writes a new reminder, about a record or about none, or changes one. */
export function ReminderDialog({ written }: { written: Written }) {
  const { t } = useTranslation('reminders');
  const { registry, me } = useEngine();
  const { data: fields } = useQuery(fieldsQuery(registry, 'Reminder'));
  const form = useRef<ActionFormHandle>(null);
  const changes = useReminderChanges();
  const former = 'former' in written ? written.former : undefined;
  const [about, setAbout] = useState('about' in written ? written.about : undefined);
  const start = useMemo(() => {
    const { bemerkung, erinnerungDatum, benutzerId } = former ?? {
      bemerkung: undefined,
      erinnerungDatum: standardTime(new Date()),
      benutzerId: me.id,
    };
    return { bemerkung, erinnerungDatum, benutzerId };
  }, [former, me.id]);
  const close = () => writtenReminder.set(undefined);
  return (
    <ConfirmDialog
      title={t(former ? 'change' : 'create')}
      confirmLabel={t('store')}
      size="md"
      form={form}
      onSubmit={async (body) => {
        const record = about && { tabelle: about.tabelle, tabelleId: about.tabelleId };
        await changes.store(former, { ...body, ...record });
        close();
      }}
      onRefused={(error) =>
        error instanceof ApiError && form.current?.refuse(error.fieldErrors) === true
      }
      onClose={close}
    >
      {fields && (
        <ActionForm name="reminder" names={names} fields={fields} start={start} handle={form} />
      )}
      {/* Below: the focus begins where there is something to write. */}
      {about && (
        <p className={styles.about}>
          <IconLink size={16} stroke={1.5} aria-hidden />
          <span>{t('about', { title: about.title })}</span>
          <button
            type="button"
            aria-label={t('aboutNone')}
            className={styles.remove}
            onClick={() => setAbout(undefined)}
          >
            <IconX size={16} stroke={1.5} aria-hidden />
          </button>
        </p>
      )}
    </ConfirmDialog>
  );
}
