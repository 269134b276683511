import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../../schemas/rules/today';
import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { barsAhead, barsOfValues, type Bar } from './bars';
import type { BreakdownChart, BreakdownTab } from './definition';

/** Returns the bars of a chart, in the words of the page; undefined while there are no rows. */
export function useBars(
  rows: readonly AnyRecord[] | undefined,
  tab: BreakdownTab,
  { by, months }: BreakdownChart,
  fields: Fields,
): readonly Bar[] | undefined {
  const { t, i18n } = useTranslation('charts');
  const field = fields[by];
  const formatters = useFormatters(useMemo(() => (field ? [field] : []), [field]));
  const textOf = formatters.get(by) ?? String;
  const day = today();
  return useMemo(() => {
    if (!rows || !field) return undefined;
    const of = { ...tab, by };
    if (months === undefined) {
      const found = new Set(rows.map((row) => row[by]));
      const values = field.values
        ? [...field.values, ...(found.has(null) ? [null] : [])]
        : [...found];
      return barsOfValues(rows, of, values, (value) =>
        value === null ? t('charts:without') : textOf(value),
      );
    }
    const name = new Intl.DateTimeFormat(i18n.language, {
      month: 'short',
      year: '2-digit',
      timeZone: 'UTC',
    });
    return barsAhead(rows, of, {
      months,
      today: day,
      monthText: (first) => name.format(new Date(`${first}T00:00:00Z`)),
      words: {
        before: t('charts:overdue'),
        after: t('charts:later'),
        without: t('charts:without'),
      },
    });
  }, [rows, field, tab, by, months, textOf, day, i18n.language, t]);
}
