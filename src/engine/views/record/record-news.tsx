import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert';
import type { RecordId } from '../../../api/dialect';
import { useEngine } from '../../application/context';
import { useStore } from '../../../state/store';
import { useRecord } from './record-context';
import { ColleagueAlert } from './alerts/colleague-alert';
import styles from './alerts/session-alert.module.css';
import { newsHeard } from '../../data/news/news-store';
import { timeAgo } from '../../data/news/use-row-news';

/** News of what colleagues have done to this record, or are about to do. */
export function RecordNews() {
  const { place, id, editing, colleague } = useRecord();
  const of = id as RecordId;
  const table = useEngine().registry.codes[place.definition.schema];
  const { t, i18n } = useTranslation('record');
  const newsStore = useStore(newsHeard);
  const news = useSyncExternalStore(newsStore.subscribe, () => newsStore.newsOf(table, of));
  const heard = useSyncExternalStore(newsStore.subscribe, () => newsStore.holderOf(table, of));
  useMinutes(news !== undefined);
  const holder = heard ?? colleague;
  return (
    <>
      {holder && <ColleagueAlert {...holder} />}
      {news && (
        <Alert
          role="status"
          tone={editing || news.kind === 'deleted' ? 'yellow' : 'blue'}
          icon={news.kind === 'deleted' ? <IconTrash /> : <IconPencil />}
          className={styles.alert}
        >
          {t(`news:${news.kind}`, {
            name: news.by,
            when: timeAgo(news.at, i18n.language, t('news:justNow')),
          })}
          {editing && ` ${t(`news:whileEditing.${news.kind}`)}`}
        </Alert>
      )}
    </>
  );
}

/** Renders again while «vor 1 Minute» becomes «vor 2 Minuten». */
function useMinutes(isNeeded: boolean): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(redraw, 20_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
}
