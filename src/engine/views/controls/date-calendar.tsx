import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isDate } from '../../../../schemas/rules/date-format';
import { today } from '../../../../schemas/rules/today';
import { Floating } from './picker/floating';
import { calendarStep } from './calendar-step';
import classes from './date-calendar.module.css';

interface DateCalendarProps {
  value: unknown;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/**
 * A month to choose a day from. Days are texts throughout, so no zone can shift them. It opens on the
 * chosen day; arrows go by days and weeks, Page keys by months, with Shift by years, Home and End
 * through the week, Enter takes, Escape closes.
 */
export function DateCalendar({ value, onChoose, onClose }: DateCalendarProps) {
  const { t, i18n } = useTranslation('form');
  const chosen = typeof value === 'string' && isDate(value) ? value : null;
  const [day, setDay] = useState(chosen ?? today());
  const [month, setMonth] = useState(day);
  const panel = useRef<HTMLDivElement>(null);

  // The day that the keys reached has the focus, also after its month came into view.
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
