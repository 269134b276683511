import { useTranslation } from 'react-i18next';
import { BlockFailure, BlockSkeleton, NothingHere } from '../../engine/views/home/block-states';
import { FigureTile } from '../../engine/views/home/figure-tile';
import styles from '../../engine/views/home/home.module.css';
import { reminderGroups, type Reminder } from '../reminders/reminder';
import { ReminderLine } from '../reminders/reminder-line';
import { useReminderBar } from '../reminders/use-reminder-bar';
import { useReminderTitles } from '../reminders/use-reminder-titles';
import { useReminders } from '../reminders/use-reminders';

/** Most reminders that the block shows; the bar shows more. */
const LINES = 5;

const none: readonly Reminder[] = [];

/** Block of the reminders for today, and of those left from earlier days. */
export function RemindersBlock() {
  const { t } = useTranslation('home');
  const bar = useReminderBar();
  const { data, isError, isFetching, now, refetch } = useReminders({ atOnce: true });
  const titleOf = useReminderTitles(data);
  if (isError && !isFetching && !data) return <BlockFailure retry={() => void refetch()} />;
  if (!data) return <BlockSkeleton figures={2} lines={2} />;
  const groups = new Map(reminderGroups(data, now));
  const overdue = groups.get('overdue') ?? none;
  const today = groups.get('today') ?? none;
  const shown = [...overdue, ...today].slice(0, LINES);
  const more = overdue.length + today.length - shown.length;
  const open = () => bar.change(true);
  if (shown.length === 0) return <NothingHere text={t('reminders.none')} />;
  return (
    <>
      <div className={styles.figures}>
        <FigureTile label={t('reminders.overdue')} total={overdue.length} tone="red" opens={open} />
        <FigureTile label={t('reminders.today')} total={today.length} tone="blue" opens={open} />
      </div>
      <ul className={styles.lines}>
        {shown.map((one) => (
          <ReminderLine key={one.id} reminder={one} now={now} titleOf={titleOf} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={styles.all} onClick={open}>
          {t('reminders.more', { count: more })}
        </button>
      )}
    </>
  );
}
