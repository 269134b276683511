import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../define/definition';
import type { ScheduleDefinition } from '../../../define/period-views';
import { useNamedFields } from '../../../fields/use-field-texts';
import { useFormatters } from '../../../data/use-formatters';
import type { Place } from '../../../screens/place';

export interface TravelTexts {
  /** Returns the place of an entry: «50667 Köln». */
  placeOf: (record: AnyRecord) => string;
  /** Returns the way there: «Unterwegs seit 07:40», «Anreise 07:40–08:05, 23 km»; nothing before that. */
  wayOf: (record: AnyRecord) => string | undefined;
  /** Returns the time since the entry before: «45 min bis 50667 Köln». */
  gapOf: (record: AnyRecord, minutes: number) => string;
  linesOf: (record: AnyRecord) => readonly string[];
}

const none: readonly string[] = [];

/** Provides the texts on where an entry is, and on the way there. */
export function useTravelTexts(
  place: Place,
  { place: names = none, travel }: Pick<ScheduleDefinition, 'place' | 'travel'>,
): TravelTexts {
  const { t } = useTranslation('schedule');
  const fields = useNamedFields(names, place.fields);
  const formatters = useFormatters(fields);
  return useMemo(() => {
    const placeOf = (record: AnyRecord) =>
      fields
        .map(({ name }) => formatters.get(name)?.(record[name], record) ?? '')
        .filter(Boolean)
        .join(' ');
    const timeOf = (value: unknown) => String(value).slice(11, 16);
    const wayOf = (record: AnyRecord) => {
      const from = travel && record[travel.begin];
      const to = travel && record[travel.end];
      if (typeof from !== 'string') return undefined;
      if (typeof to !== 'string') return t('onTheWay', { from: timeOf(from) });
      const distance = record[travel?.distance ?? ''];
      const way = t('travelled', { from: timeOf(from), to: timeOf(to) });
      return typeof distance === 'number' ? `${way}, ${t('distance', { distance })}` : way;
    };
    return {
      placeOf,
      wayOf,
      gapOf: (record, minutes) => t('gap', { minutes, place: placeOf(record) }),
      linesOf: (record) => [placeOf(record), wayOf(record) ?? ''].filter(Boolean),
    };
  }, [fields, formatters, travel, t]);
}
