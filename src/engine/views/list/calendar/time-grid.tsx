import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isWeekend } from '../period/days';
import { EntryChip } from '../period/entry-chip';
import type { Times } from '../period/entry-times';
import {
  bandOf,
  cappedLanes,
  entriesByDay,
  lastDayOf,
  minutesOn,
  sideBySide,
} from '../period/lanes';
import { useDayTexts } from '../period/use-day-texts';
import { useWhenText } from '../period/use-entry-texts';
import type { CalendarViewProps } from './calendar-shared';
import { DayHead } from './day-head';
import { useNow } from './use-now';
import { useWidth } from './use-size';
import styles from './time-grid.module.css';

/** Height of an hour in px. */
const hourPx = 48;
/** Widths in px of the hours' names, and of an entry beside others. */
const hoursWidth = 62;
const leastLane = 62;
/** First hour that is seen. */
const firstHour = 7;
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Day or week by hours; entries that take days stand in a band above. */
export function TimeGrid({ period, entries, active, body, ...shared }: CalendarViewProps) {
  const { textsOf, mayMove, isMoving, hint, over, mayCreate } = shared;
  const { t } = useTranslation('calendar');
  const { long } = useDayTexts();
  const whenOf = useWhenText();
  const now = useNow();
  const width = useWidth(body);
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
  const most = Math.max(1, Math.floor((width - hoursWidth) / days.length / leastLane));
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
              when={isHalf(entry) ? whenOf(entry, day) : ''}
              spokenWhen={whenOf(entry, day)}
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
        {days.map((day) => {
          const { shown, more } = cappedLanes(sideBySide(byDay.get(day) ?? []), most);
          return (
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
              {shown.map(({ entry, lane, lanes: all }) => {
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
              {more.map(({ begin, end, count, lanes: all }) => {
                const { from, to } = minutesOn({ begin, end, isDay: false }, day);
                return (
                  <button
                    key={begin}
                    type="button"
                    className={styles.more}
                    data-more={day}
                    data-of={day}
                    tabIndex={day === active ? 0 : -1}
                    aria-label={`${long(day)}, ${begin.slice(11)}: ${t('more', { count })}`}
                    style={{
                      top: (from / 60) * hourPx,
                      height: Math.max(((to - from) / 60) * hourPx - 2, 20),
                      width: `calc(${100 / all}% - 4px)`,
                    }}
                  >
                    +{count}
                  </button>
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
          );
        })}
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

/** Tells whether an entry begins or ends at noon; whole days say so by their place. */
function isHalf({ begin, end, isDay }: Times): boolean {
  return isDay && (begin.endsWith('T12:00') || end.endsWith('T12:00'));
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
