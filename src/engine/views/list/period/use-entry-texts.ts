import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../../schemas/rules/format-date';
import type { Tone } from '../../../../../schemas/rules/tone';
import type { AnyRecord } from '../../../../api/dialect';
import { useFormatters } from '../../../data/use-formatters';
import { useEngine } from '../../../application/context';
import { isShown } from '../../../fields/fields-of-record';
import { summaryLine, summaryOf } from '../../../screens/summary';
import type { Presentation } from '../../values/presentation';
import { usePresentation } from '../../values/use-presentation';
import { useRuleTexts, type RuleText } from '../../values/use-rule-texts';
import { lastDayOf } from './lanes';
import type { Times } from './entry-times';
import type { PeriodSource } from './period-source';

export interface EntryTexts {
  of: Presentation;
  title: string;
  subtitle: string;
  status: string;
  tone: Tone;
  warnings: readonly RuleText[];
}

/** Returns the texts of a source's records; each is computed once. */
export function useEntryTexts({ place, times }: PeriodSource): (record: AnyRecord) => EntryTexts {
  const { can } = useEngine();
  const present = usePresentation(place);
  const warningsOf = useRuleTexts(place, 'warnings');
  const { line, status } = useMemo(() => {
    const { subtitle, facts, status } = summaryOf(place);
    // Leaves out its times: its place says when it is.
    const isWhen = (name: string) => name === times.begin || name === times.end;
    return { line: [...subtitle, ...facts].filter(({ name }) => !isWhen(name)), status: status[0] };
  }, [place, times]);
  const shown = useMemo(() => [...line, ...(status ? [status] : [])], [line, status]);
  const formatters = useFormatters(shown);
  return useMemo(() => {
    const known = new WeakMap<AnyRecord, EntryTexts>();
    return (record: AnyRecord) => {
      const before = known.get(record);
      if (before) return before;
      const textOf = (name: string) => formatters.get(name)?.(record[name], record) ?? '';
      const of = present(record);
      const texts: EntryTexts = {
        of,
        title: of.title,
        subtitle: summaryLine(line, (field) =>
          isShown(field, record, can) ? textOf(field.name) : '',
        ),
        status: status ? textOf(status.name) : '',
        tone:
          of.tone?.tone ??
          (status && status.metadata.tones?.[String(record[status.name])]) ??
          'grey',
        warnings: warningsOf(record),
      };
      known.set(record, texts);
      return texts;
    };
  }, [present, warningsOf, formatters, line, status, can]);
}

/** Returns the time of an entry where the day is known: «08:00–09:30», «vormittags», «bis 27.11.2026». */
export function useWhenText(): (times: Times, day: string) => string {
  const { t } = useTranslation('calendar');
  return useCallback(
    (times, day) => {
      const last = lastDayOf(times);
      const first = times.begin.slice(0, 10);
      if (times.isDay) {
        if (first !== last) return t('from', { from: formatDate(first), to: formatDate(last) });
        if (times.begin.endsWith('T12:00')) return t('afternoon');
        return times.end.endsWith('T12:00') ? t('morning') : t('wholeDay');
      }
      const from = first === day ? times.begin.slice(11) : formatDate(first);
      const to = last === day ? times.end.slice(11) : formatDate(last);
      return `${from}–${to}`;
    },
    [t],
  );
}
