import { IconAlarm } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../ui/commands/use-commands';
import { isDue } from './reminder';
import styles from './reminder-button.module.css';
import { useReminderBar } from './use-reminder-bar';
import { useNewReminder } from './use-new-reminder';
import { useReminders } from './use-reminders';

/** Opens and closes the bar, and says how many are due within 15 minutes. */
export function ReminderButton({ className }: { className?: string }) {
  const { t } = useTranslation('reminders');
  const { isOpen, change } = useReminderBar();
  const { data = [], now } = useReminders();
  const create = useNewReminder();
  const due = data.filter((one) => isDue(one, now)).length;
  useCommands(t('title'), () =>
    create
      ? [
          {
            label: t('create'),
            Icon: IconAlarm,
            isOfRecord: create.isAboutRecord(),
            run: create.begin,
          },
        ]
      : [],
  );
  return (
    <button
      type="button"
      className={className}
      aria-label={due > 0 ? `${t('title')}: ${t('due', { count: due })}` : t('title')}
      aria-expanded={isOpen}
      data-tip={t('title')}
      onClick={() => change(!isOpen)}
    >
      <span className={styles.icon}>
        <IconAlarm size={18} stroke={1.5} aria-hidden />
        {due > 0 && (
          <span aria-hidden className={styles.badge}>
            {due > 99 ? '99+' : due}
          </span>
        )}
      </span>
    </button>
  );
}
