import { useTranslation } from 'react-i18next';
import { useDayTexts } from '../period/use-day-texts';
import styles from './day-head.module.css';

interface DayHeadProps {
  day: string;
  active: string;
  count: number;
  isToday: boolean;
  /** True for the number alone: weekdays stand above. */
  isShort?: boolean;
}

/** Name of a day, which keys are on; it opens the day. */
export function DayHead({ day, active, count, isToday, isShort }: DayHeadProps) {
  const { t } = useTranslation('calendar');
  const { long, weekday, short } = useDayTexts();
  return (
    <button
      type="button"
      className={styles.head}
      data-head={day}
      data-today={isToday || undefined}
      tabIndex={day === active ? 0 : -1}
    >
      <span className="visually-hidden">
        {`${long(day)}${isToday ? `, ${t('today')}` : ''}: ${t('entries', { count })}`}
      </span>
      {!isShort && (
        <span className={styles.weekday} aria-hidden>
          {weekday(day)}
        </span>
      )}
      <span className={styles.number} aria-hidden>
        {short(day)}
      </span>
    </button>
  );
}
