import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../api/dialect';
import { useEngine } from '../../application/context';
import { newsHeard } from './news-store';
import { timeAgo } from './time-ago';

/** What a colleague has just done to a row of a schema, in words; read when the row is drawn. */
export function useRowNews(schema: string): (row: AnyRecord) => string | undefined {
  const { registry } = useEngine();
  const { t, i18n } = useTranslation('news');
  const table = registry.codes[schema];
  return useCallback(
    ({ id }) => {
      const news = newsHeard.get().newsOf(table, Number(id));
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
