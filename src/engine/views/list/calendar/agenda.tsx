import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../../../schemas/rules/today';
import { EntryChip } from '../period/entry-chip';
import { entriesByDay } from '../period/lanes';
import { useDayTexts } from '../period/use-day-texts';
import { useWhenText } from '../period/use-entry-texts';
import type { CalendarViewProps } from './calendar-shared';
import styles from './agenda.module.css';

/** Days below each other, today and those that have entries: weeks and months on a phone. */
export function Agenda({ period, entries, active, body, ...shared }: CalendarViewProps) {
  const { textsOf, isMoving, hint, isPending } = shared;
  const { t } = useTranslation('calendar');
  const { long } = useDayTexts();
  const whenOf = useWhenText();
  const now = today();
  const byDay = useMemo(() => entriesByDay(entries, period.days), [entries, period]);
  const month = period.day.slice(0, 7);
  const days = period.days.filter(
    (day) =>
      (period.kind !== 'month' || day.startsWith(month)) &&
      ((byDay.get(day)?.length ?? 0) > 0 || day === now),
  );
  const isScrolled = useRef('');
  const shown = `${period.days[0]} ${period.kind}`;
  useLayoutEffect(() => {
    if (isPending || isScrolled.current === shown) return;
    isScrolled.current = shown;
    const head = body.current?.querySelector(`[data-head="${now}"]`);
    if (head && body.current) body.current.scrollTop = (head as HTMLElement).offsetTop;
  }, [body, shown, now, isPending]);
  // Puts a day into the tab order, which keys have to find.
  const tabbed = days.includes(active) ? active : days[0];
  return (
    <div className={styles.agenda} ref={body}>
      {!isPending && days.every((day) => byDay.get(day)?.length === 0) && (
        <p className={styles.none}>{t('none')}</p>
      )}
      {days.map((day) => (
        <section key={day} className={styles.day} data-today={day === now || undefined}>
          <h3>
            <button
              type="button"
              className={styles.head}
              data-head={day}
              tabIndex={day === tabbed ? 0 : -1}
            >
              {long(day)}
              {day === now && <span className={styles.now}>{t('today')}</span>}
            </button>
          </h3>
          <ul>
            {(byDay.get(day) ?? []).map((entry) => (
              <li key={entry.key}>
                <EntryChip
                  {...{ entry, hint, day }}
                  texts={textsOf(entry)}
                  when={whenOf(entry, day)}
                  isActive={day === tabbed}
                  isMovable={false}
                  isMoving={isMoving(entry.key)}
                  className={styles.entry}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
