import { IconAlarm, IconChevronRight, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../state/store';
import { Button } from '../../ui/button';
import { DialogBoundary } from '../../ui/dialog-boundary';
import { EmptyState } from '../../ui/empty-state';
import { lazyPart } from '../../ui/lazy-part';
import { useOnline } from '../../ui/use-online';
import { reminderGroups } from './reminder';
import styles from './reminder-bar.module.css';
import { ReminderLine } from './reminder-line';
import { writtenReminder } from './reminder-store';
import { useReminderBar } from './use-reminder-bar';
import { useReminderChanges } from './use-reminder-changes';
import { useNewReminder } from './use-new-reminder';
import { useReminderTitles } from './use-reminder-titles';
import { useReminders } from './use-reminders';

const ReminderDialog = lazyPart(async () => (await import('./reminder-dialog')).ReminderDialog, {
  isNeeded: true,
});

/** Bar of the user's reminders at the right edge; closed it is a strip with a handle. It is never in the way. */
export function ReminderBar() {
  const { t } = useTranslation('reminders');
  const { isOpen, change } = useReminderBar();
  const written = useStore(writtenReminder);
  return (
    <aside aria-label={t('title')} className={styles.bar} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t(isOpen ? 'close' : 'open')}
        aria-expanded={isOpen}
        onClick={() => change(!isOpen)}
      >
        <IconChevronRight size={14} stroke={1.75} aria-hidden />
      </button>
      {isOpen && <Reminders />}
      {written && (
        <DialogBoundary onClose={() => writtenReminder.set(undefined)}>
          <ReminderDialog written={written} />
        </DialogBoundary>
      )}
    </aside>
  );
}

function Reminders() {
  const { t } = useTranslation('reminders');
  const create = useNewReminder();
  const { data, isError, now, refetch } = useReminders();
  const changes = useReminderChanges();
  const isOnline = useOnline();
  const titleOf = useReminderTitles(data);
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        {create && (
          <button
            type="button"
            className={styles.tool}
            aria-label={t('create')}
            data-tip={t('create')}
            onClick={create.begin}
          >
            <IconPlus size={18} stroke={1.5} aria-hidden />
          </button>
        )}
        {create && data && data.length > 1 && (
          <button
            type="button"
            className={styles.tool}
            aria-label={t('removeAll')}
            data-tip={t('removeAll')}
            onClick={() => void changes.removeAll(data)}
          >
            <IconTrash size={18} stroke={1.5} aria-hidden />
          </button>
        )}
      </div>
      {isError && !data ? (
        <div role="alert" className={styles.failed}>
          <p>{t(isOnline ? 'failed' : 'offline')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : !data ? (
        <div aria-hidden className={styles.waiting}>
          <span />
          <span />
          <span />
        </div>
      ) : data.length === 0 ? (
        <EmptyState Icon={IconAlarm} title={t('none')} hint={create && t('noneHint')} />
      ) : (
        reminderGroups(data, now).map(([group, members]) => (
          <section key={group} aria-label={t(`groups.${group}`)}>
            <h3 className={styles.group}>
              {t(`groups.${group}`)} <span>{members.length}</span>
            </h3>
            <ul className={styles.list}>
              {members.map((one) => (
                <ReminderLine key={one.id} reminder={one} now={now} titleOf={titleOf} />
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}
