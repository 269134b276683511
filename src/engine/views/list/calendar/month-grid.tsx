import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../../../schemas/rules/today';
import { isWeekend, weekOf } from '../period/days';
import { EntryChip } from '../period/entry-chip';
import { bandOf, lastDayOf } from '../period/lanes';
import { useDayTexts } from '../period/use-day-texts';
import { useWhenText } from '../period/use-entry-texts';
import type { CalendarViewProps } from './calendar-shared';
import { DayHead } from './day-head';
import { useHeight } from './use-size';
import { weekLines } from './week-lines';
import styles from './month-grid.module.css';

/** Heights in px of the days' names, and of an entry. */
const headPx = 34;
const linePx = 24;

/** Month in weeks; where more is on a day than there is room for, it says how many. */
export function MonthGrid({ period, entries, active, body, ...shared }: CalendarViewProps) {
  const { textsOf, mayMove, isMoving, hint, over, mayCreate } = shared;
  const { t } = useTranslation('calendar');
  const { weekday, long } = useDayTexts();
  const whenOf = useWhenText();
  const height = useHeight(body);
  const now = today();
  const weeks = useMemo(() => {
    const { days } = period;
    return Array.from({ length: days.length / 7 }, (_, index) => {
      const week = days.slice(index * 7, index * 7 + 7);
      return { week, band: bandOf(entries, week) };
    });
  }, [period, entries]);
  const fits = Math.max(1, Math.floor((height / weeks.length - headPx) / linePx));
  const month = period.day.slice(0, 7);
  return (
    <div className={styles.month}>
      <div className={styles.weekdays} aria-hidden>
        <span />
        {period.days.slice(0, 7).map((day) => (
          <span key={day}>{weekday(day)}</span>
        ))}
      </div>
      <div className={styles.weeks} ref={body}>
        {weeks.map(({ week, band }) => {
          const { shown, hidden } = weekLines(band, fits);
          return (
            <div
              key={week[0]}
              className={styles.week}
              style={{ ['--lines' as string]: fits, minHeight: headPx + linePx * 2 }}
            >
              <span className={styles.number}>
                <span className="visually-hidden">{t('week', { week: '' })}</span>
                {weekOf(week[0] ?? '')}
              </span>
              {week.map((day, index) => (
                <div
                  key={day}
                  className={styles.day}
                  style={{ gridColumn: index + 2 }}
                  data-zone={day}
                  data-over={over === day || undefined}
                  data-weekend={isWeekend(day) || undefined}
                  data-other={day.slice(0, 7) !== month || undefined}
                  data-free={mayCreate || undefined}
                >
                  <DayHead
                    {...{ day, active }}
                    count={
                      band.filter(({ from, span }) => from <= index && index < from + span).length
                    }
                    isToday={day === now}
                    isShort
                  />
                </div>
              ))}
              {shown.map(({ entry, from, span, lane }) => {
                const day = week[from] ?? '';
                return (
                  <EntryChip
                    key={entry.key}
                    {...{ entry, hint, day }}
                    texts={textsOf(entry)}
                    when={entry.isDay || lastDayOf(entry) > day ? '' : entry.begin.slice(11)}
                    spokenWhen={`${long(day)}, ${whenOf(entry, day)}`}
                    isActive={day === active}
                    isMovable={mayMove(entry)}
                    isMoving={isMoving(entry.key)}
                    isLine
                    isCut={
                      entry.begin.slice(0, 10) < day
                        ? 'before'
                        : lastDayOf(entry) > (week.at(-1) ?? '')
                          ? 'after'
                          : undefined
                    }
                    className={styles.line}
                    style={{ gridColumn: `${from + 2} / span ${span}`, gridRow: lane + 2 }}
                  />
                );
              })}
              {hidden.map((count, index) => {
                const day = week[index] ?? '';
                return (
                  count > 0 && (
                    <button
                      key={day}
                      type="button"
                      className={styles.more}
                      style={{ gridColumn: index + 2, gridRow: fits + 1 }}
                      data-more={day}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={`${long(day)}: ${t('more', { count })}`}
                    >
                      {t('more', { count })}
                    </button>
                  )
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}
