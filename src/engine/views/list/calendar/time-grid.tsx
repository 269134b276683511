import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isWeekend } from '../period/days';
import { EntryChip } from '../period/entry-chip';
import { bandOf, entriesByDay, lastDayOf, minutesOn, sideBySide } from '../period/lanes';
import { useDayTexts } from '../period/use-day-texts';
import { useWhenText } from '../period/use-entry-texts';
import type { CalendarViewProps } from './calendar-shared';
import { DayHead } from './day-head';
import { useNow } from './use-now';
import styles from './time-grid.module.css';

/** px of an hour. */
const hourPx = 48;
/** Hours above the first that is seen. */
const firstHour = 7;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A day or a week by hours; what takes days stands in a band above. */
export function TimeGrid({ period, entries, active, body, ...shared }: CalendarViewProps) {
  const { textsOf, mayMove, isMoving, hint, over, mayCreate } = shared;
  const { t } = useTranslation('calendar');
  const { long } = useDayTexts();
  const whenOf = useWhenText();
  const now = useNow();
  const { days } = period;
  const { band, byDay } = useMemo(() => {
    const isBand = (one: (typeof entries)[number]) => one.isDay || longerThanADay(one);
    const timed = entries.filter((one) => !isBand(one));
    return { band: bandOf(entries.filter(isBand), days), byDay: entriesByDay(timed, days) };
  }, [entries, days]);
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = firstHour * hourPx - 8;
  }, [body]);
  const countOf = (day: string) => {
    const at = days.indexOf(day);
    const inBand = band.filter(({ from, span }) => from <= at && at < from + span).length;
    return (byDay.get(day)?.length ?? 0) + inBand;
  };
  const lanes = Math.max(0, ...band.map(({ lane }) => lane + 1));
  return (
    <div className={styles.grid} style={{ ['--days' as string]: days.length }}>
      <div className={styles.heads}>
        <span className={styles.corner} aria-hidden />
        {days.map((day) => (
          <DayHead key={day} {...{ day, active }} count={countOf(day)} isToday={day === now.day} />
        ))}
      </div>
      <div className={styles.band} style={{ ['--lanes' as string]: lanes }}>
        <span className={styles.bandName}>{t('allDay')}</span>
        {days.map((day, index) => (
          <div
            key={day}
            className={styles.bandDay}
            style={{ gridColumn: index + 2 }}
            data-zone={day}
            data-over={over === day || undefined}
            data-free={mayCreate || undefined}
          />
        ))}
        {band.map(({ entry, from, span, lane }) => {
          const day = days[from] ?? '';
          return (
            <EntryChip
              key={entry.key}
              {...{ entry, hint, day }}
              texts={textsOf(entry)}
              when={whenOf(entry, day)}
              isActive={day === active}
              isMovable={mayMove(entry)}
              isMoving={isMoving(entry.key)}
              isLine
              isCut={cutOf(entry, days)}
              className={styles.banded}
              style={{ gridColumn: `${from + 2} / span ${span}`, gridRow: lane + 1 }}
            />
          );
        })}
      </div>
      <div className={styles.body} ref={body}>
        <div className={styles.hours} aria-hidden>
          {hours.slice(1).map((hour) => (
            <span key={hour} style={{ top: hour * hourPx }}>
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </div>
        {days.map((day) => (
          <div
            key={day}
            className={styles.day}
            role="group"
            aria-label={long(day)}
            data-zone={day}
            data-hours
            data-over={over === day || undefined}
            data-weekend={isWeekend(day) || undefined}
            data-free={mayCreate || undefined}
          >
            {sideBySide(byDay.get(day) ?? []).map(({ entry, lane, lanes: all }) => {
              const { from, to } = minutesOn(entry, day);
              const height = Math.max(((to - from) / 60) * hourPx - 2, 20);
              return (
                <EntryChip
                  key={entry.key}
                  {...{ entry, hint, day }}
                  texts={textsOf(entry)}
                  when={whenOf(entry, day)}
                  isActive={day === active}
                  isMovable={mayMove(entry)}
                  isMoving={isMoving(entry.key)}
                  isLine={height < 36}
                  className={styles.timed}
                  style={{
                    top: (from / 60) * hourPx,
                    height,
                    left: `calc(${(lane / all) * 100}% + 2px)`,
                    width: `calc(${100 / all}% - 4px)`,
                  }}
                />
              );
            })}
            {day === now.day && (
              <span
                className={styles.now}
                style={{ top: (now.minutes / 60) * hourPx }}
                aria-hidden
              />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function longerThanADay({ begin, end }: { begin: string; end: string }): boolean {
  return (
    end.slice(0, 10) > begin.slice(0, 10) &&
    Date.parse(`${end}:00Z`) - Date.parse(`${begin}:00Z`) >= 86_400_000
  );
}

function cutOf(
  entry: { begin: string; end: string; isDay: boolean },
  days: readonly string[],
): 'before' | 'after' | 'both' | undefined {
  const isBefore = entry.begin.slice(0, 10) < (days[0] ?? '');
  const isAfter = lastDayOf(entry) > (days.at(-1) ?? '');
  if (isBefore && isAfter) return 'both';
  return isBefore ? 'before' : isAfter ? 'after' : undefined;
}
