import { IconAlarm, IconAlertTriangle, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../schemas/rules/format-date';
import { instantsOf } from '../../../schemas/rules/company-time';
import { useEngine } from '../../engine/application/context';
import { relativeTime } from '../../ui/format/relative-time';
import { Menu } from '../../ui/menu';
import { useScreenOfTable } from '../pages/use-screen-of-table';
import { isOverdue, snoozes, type Reminder } from './reminder';
import styles from './reminder-bar.module.css';
import { writtenReminder } from './reminder-store';
import { useReminderChanges } from './use-reminder-changes';

interface ReminderLineProps {
  reminder: Reminder;
  now: Date;
  /** Returns the title of the reminder's record; '' while that is being read. */
  titleOf: (schema: string, id: number) => string | undefined;
}

/** Line of a reminder: when, what, about which record, and what may be done with it. */
export function ReminderLine({ reminder, now, titleOf }: ReminderLineProps) {
  const { t, i18n } = useTranslation('reminders');
  const { can } = useEngine();
  const screenOf = useScreenOfTable();
  const changes = useReminderChanges();
  const [menuAt, setMenuAt] = useState<Element>();
  const { bemerkung, erinnerungDatum, tabelle, tabelleId } = reminder;
  const isLate = isOverdue(reminder, now);
  const [instant] = instantsOf(erinnerungDatum);
  const at = instant?.toISOString() ?? erinnerungDatum;
  const screen = tabelle ? screenOf(tabelle) : undefined;
  const mayChange = can('PATCH /crm/erinnerungen/{id}');
  return (
    <li className={styles.line} data-late={isLate || undefined}>
      <p className={styles.when}>
        {isLate ? (
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
        ) : (
          <IconAlarm size={14} stroke={1.75} aria-hidden />
        )}
        {isLate && <span>{t('overdue')}</span>}
        <time dateTime={at} title={formatDateTime(at)}>
          {relativeTime(at, i18n.language, t('now'), now.getTime())}
        </time>
      </p>
      <p className={styles.text}>{bemerkung}</p>
      {screen?.schema && tabelleId && (
        <Link to={`/${screen.name}/${tabelleId}`} className={styles.record}>
          {titleOf(screen.schema, tabelleId) || t('record')}
        </Link>
      )}
      {mayChange && (
        <button
          type="button"
          className={styles.more}
          aria-label={t('actions', { text: bemerkung })}
          aria-haspopup="menu"
          aria-expanded={menuAt !== undefined}
          onClick={({ currentTarget }) => setMenuAt(currentTarget)}
        >
          <IconDots size={16} stroke={1.5} aria-hidden />
        </button>
      )}
      {menuAt && (
        <Menu
          anchor={menuAt}
          label={t('actions', { text: bemerkung })}
          groups={[
            snoozes.map((snooze) => ({
              label: t(`snooze.${snooze}`),
              Icon: IconAlarm,
              run: () => void changes.snooze(reminder, snooze),
            })),
            [
              {
                label: t('change'),
                Icon: IconPencil,
                run: () => writtenReminder.set({ former: reminder }),
              },
              { label: t('remove'), Icon: IconTrash, run: () => void changes.remove(reminder) },
            ],
          ]}
          onClose={() => setMenuAt(undefined)}
        />
      )}
    </li>
  );
}
