import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDate } from '../../../../schemas/rules/date-format';
import { today } from '../../../../schemas/rules/today';
import { CalendarHead } from './calendar-head';
import { calendarStep } from './calendar-step';
import { DatePicker } from '../../../ui/date-picker';
import { Drawer } from '../../../ui/drawer';
import { useIsPhone } from '../../../ui/phone';
import { Floating } from '../../../ui/floating';
import classes from './date-calendar.module.css';

interface DateCalendarProps {
  value: unknown;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/**
 * Calendar whose days are texts, so no zone can shift them. Arrows go by days and weeks, Page keys by months, with
 * Shift by years, Home and End through the week; Enter takes, Escape closes.
 */
export function DateCalendar({ value, onChoose, onClose }: DateCalendarProps) {
  const { t, i18n } = useTranslation('form');
  const chosen = typeof value === 'string' && isDate(value) ? value : null;
  const [day, setDay] = useState(chosen ?? today());
  const [month, setMonth] = useState(day);
  const panel = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();

  // Keeps the focus on the day reached by keys when its month comes into view.
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  // Gives a month that was chosen above a stop of its own.
  const stop = day.slice(0, 7) === month.slice(0, 7) ? day : month;
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
  const calendar = (
    <div
      ref={panel}
      role={isPhone ? undefined : 'dialog'}
      aria-label={isPhone ? undefined : t('form:calendar')}
      className={classes.calendar}
      // Runs before Mantine's own keys, which stop at the edge of the month.
      onKeyDownCapture={onKeyDown}
    >
      <CalendarHead month={month} onMonth={setMonth} />
      <DatePicker
        value={chosen}
        date={month}
        onDateChange={setMonth}
        locale={i18n.language}
        classNames={{
          calendarHeader: classes.replaced,
          day: classes.day,
          weekday: classes.weekday,
        }}
        getDayProps={(date) => ({
          'data-day': date,
          'data-autofocus': date === day || undefined,
          tabIndex: date === stop ? 0 : -1,
        })}
        onChange={(date) => {
          if (date) onChoose(date);
        }}
      />
      <button type="button" className={classes.today} onClick={() => onChoose(today())}>
        {t('form:calendarParts.today')}
      </button>
    </div>
  );
  return isPhone ? (
    <Drawer title={t('form:calendar')} kind="dialog" onClose={onClose}>
      {calendar}
    </Drawer>
  ) : (
    <Floating trapFocus onClose={onClose}>
      {calendar}
    </Floating>
  );
}
