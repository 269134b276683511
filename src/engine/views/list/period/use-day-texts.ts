import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../../schemas/rules/format-date';
import { weekOf, type Period } from './days';

const at = (day: string) => new Date(`${day}T00:00:00Z`);

export interface DayTexts {
  /** Returns a day in full: «Montag, 23.11.2026». */
  long: (day: string) => string;
  /** Returns its weekday: «Mo». */
  weekday: (day: string) => string;
  /** Returns a day in short: «23.», on the first of a month «1. Dez.». */
  short: (day: string) => string;
}

/** Provides the texts of days in the user's language. */
export function useDayTexts(): DayTexts {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return (day: string) => formatter.format(at(day));
    };
    const long = format({ weekday: 'long' });
    const first = format({ day: 'numeric', month: 'short' });
    const number = format({ day: 'numeric' });
    return {
      long: (day) => `${long(day)}, ${formatDate(day)}`,
      weekday: format({ weekday: 'short' }),
      short: (day) => (day.endsWith('-01') ? first(day) : number(day)),
    };
  }, [language]);
}

/** Returns the title of a period: «November 2026», «23.–29. November 2026 · KW 48». */
export function usePeriodTitle(): (period: Period) => string {
  const { t, i18n } = useTranslation('calendar');
  const { language } = i18n;
  const { long } = useDayTexts();
  return useCallback(
    ({ kind, day, days }) => {
      if (kind === 'day') return long(day);
      const [first = '', last = ''] = [days[0], days.at(-1)];
      const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
      if (kind === 'month') return new Intl.DateTimeFormat(language, options).format(at(day));
      const range = new Intl.DateTimeFormat(language, { day: 'numeric', ...options }).formatRange(
        at(first),
        at(last),
      );
      const [from, to] = [weekOf(first), weekOf(last)];
      const week = from === to ? t('week', { week: from }) : t('weeks', { from, to });
      return `${range} · ${week}`;
    },
    [t, language, long],
  );
}
