import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord, RecordId } from '../../../api/dialect';
import { useEngine } from '../../application/context';
import { newsHeard } from './news-store';

/** Returns the news of a row in words; read when the row is drawn. */
export function useRowNews(schema: string): (row: AnyRecord) => string | undefined {
  const { registry } = useEngine();
  const { t, i18n } = useTranslation('news');
  const table = registry.codes[schema];
  return useCallback(
    ({ id }) => {
      const news = newsHeard.get().newsOf(table, id as RecordId);
      return (
        news &&
        t(`news:${news.kind}`, {
          name: news.by,
          when: timeAgo(news.at, i18n.language, t('news:justNow')),
        })
      );
    },
    [table, t, i18n.language],
  );
}

/** Formats the age of an instant: «vor 1 Minute», «vor 2 Stunden»; `justNow` for less than a minute. */
export function timeAgo(
  instant: string,
  language: string,
  justNow: string,
  now = Date.now(),
): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  if (minutes === 0) return justNow;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return minutes < 60
    ? format.format(-minutes, 'minute')
    : format.format(-Math.floor(minutes / 60), 'hour');
}
