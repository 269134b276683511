import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select';
import { monthsLater } from '../../../../schemas/rules/days-later';
import classes from './date-calendar.module.css';

interface CalendarHeadProps {
  /** Day of the month. */
  month: string;
  onMonth: (day: string) => void;
}

/** Years on offer: birthdays and ends of contracts lie between them. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

const steps = [
  ['previousMonth', -1, IconChevronLeft],
  ['nextMonth', 1, IconChevronRight],
] as const;

/** Head of a calendar: month and year are chosen at once, however far away they are. */
export function CalendarHead({ month, onMonth }: CalendarHeadProps) {
  const { t, i18n } = useTranslation('form');
  const [year = 0, number = 1] = month.split('-').map(Number);
  const names = useMemo(() => {
    const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => name.format(Date.UTC(2000, index, 1)));
  }, [i18n.language]);
  const first = Math.min(FIRST_YEAR, year);
  const years = Array.from({ length: Math.max(LAST_YEAR, year) - first + 1 }, (_, i) => first + i);
  const [previous, next] = steps.map(([name, months, Icon]) => (
    <button
      key={name}
      type="button"
      className={classes.step}
      aria-label={t(`form:calendarParts.${name}`)}
      title={t(`form:calendarParts.${name}`)}
      onClick={() => onMonth(monthsLater(month, months))}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </button>
  ));
  return (
    <div className={classes.head}>
      {previous}
      <Select
        className={classes.month}
        aria-label={t('form:calendarParts.month')}
        value={number}
        onChange={({ target }) => onMonth(monthsLater(month, Number(target.value) - number))}
      >
        {names.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('form:calendarParts.year')}
        value={year}
        onChange={({ target }) => onMonth(monthsLater(month, (Number(target.value) - year) * 12))}
      >
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
      {next}
    </div>
  );
}
