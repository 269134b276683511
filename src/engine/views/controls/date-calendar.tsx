import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDate } from '../../../../schemas/rules/date-format';
import { today } from '../../../../schemas/rules/today';
import { Floating } from './picker/floating';
import classes from './date-calendar.module.css';

interface DateCalendarProps {
  value: unknown;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/**
 * Days are texts, so no zone can shift them. Arrows go by days and weeks, Page keys by months, with Shift by years,
 * Home and End through the week; Enter takes, Escape closes.
 */
export function DateCalendar({ value, onChoose, onClose }: DateCalendarProps) {
  const { t, i18n } = useTranslation('form');
  const chosen = typeof value === 'string' && isDate(value) ? value : null;
  const [day, setDay] = useState(chosen ?? today());
  const [month, setMonth] = useState(day);
  const panel = useRef<HTMLDivElement>(null);

  // The day reached by keys keeps the focus when its month comes into view.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const focused = (event.target as HTMLElement).dataset.day;
    const next = focused && calendarStep(focused, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setMonth(next);
    setDay(next);
  };
  return (
    <Floating trapFocus onClose={onClose}>
      <div
        ref={panel}
        role="dialog"
        aria-label={t('form:calendar')}
        // Before Mantine's own keys, which stop at the edge of the month.
        onKeyDownCapture={onKeyDown}
      >
        <DatePicker
          value={chosen}
          date={month}
          onDateChange={setMonth}
          locale={i18n.language}
          firstDayOfWeek={1}
          highlightToday
          classNames={{ day: classes.day, weekday: classes.weekday }}
          getDayProps={(date) => ({
            'data-day': date,
            'data-autofocus': date === day || undefined,
            tabIndex: date === day ? 0 : -1,
          })}
          ariaLabels={{
            previousMonth: t('form:calendarParts.previousMonth'),
            nextMonth: t('form:calendarParts.nextMonth'),
            previousYear: t('form:calendarParts.previousYear'),
            nextYear: t('form:calendarParts.nextYear'),
            previousDecade: t('form:calendarParts.previousYears'),
            nextDecade: t('form:calendarParts.nextYears'),
          }}
          onChange={(date) => {
            if (date) onChoose(date);
          }}
        />
      </div>
    </Floating>
  );
}

/** `YYYY-MM-DD`, weeks begin on Monday; undefined: other keys. Page keys keep the day, else take the month's last. */
export function calendarStep(day: string, key: string, shift: boolean): string | undefined {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return daysLater(day, -1);
    case 'ArrowRight':
      return daysLater(day, 1);
    case 'ArrowUp':
      return daysLater(day, -7);
    case 'ArrowDown':
      return daysLater(day, 7);
    case 'Home':
      return daysLater(day, -weekday);
    case 'End':
      return daysLater(day, 6 - weekday);
    case 'PageUp':
      return monthsLater(day, shift ? -12 : -1);
    case 'PageDown':
      return monthsLater(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return target.toISOString().slice(0, 10);
}
