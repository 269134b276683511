import { manifest } from 'virtual:application';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../schemas/rules/format-number';
import { readPinnedViews, type PinnedView } from '../../api/start';
import { useEngine } from '../../engine/application/context';
import { newsHeard } from '../../engine/data/news/news-store';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { isOpen } from '../../engine/outbox/machine';
import { outboxState } from '../../engine/outbox/outbox-state';
import { BlockFailure, BlockSkeleton, NothingHere } from '../../engine/views/home/block-states';
import styles from '../../engine/views/home/home.module.css';
import { pinnedWithWaiting } from '../../engine/views/home/pinned-with-waiting';
import { useStore } from '../../state/store';

/** Time for which news are gathered, in ms: they come in bursts, and the views may be of any list. */
const GATHER_MS = 1_000;

const queryKey = ['start', 'views'];

/** Block of the views that the user has pinned, with the number of their rows. */
export function ViewsBlock() {
  const { t, i18n } = useTranslation('home');
  const { title } = useScreenLabels();
  const engine = useEngine();
  const client = useQueryClient();
  const waiting = useStore(outboxState, ({ entries }) => entries?.filter(isOpen).length ?? 0);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...queryKey, waiting],
    queryFn: async () => {
      const pinned = (await readPinnedViews()).flatMap((view) => {
        const entry = screenOf(view);
        return entry ? [{ view, screen: entry.name }] : [];
      });
      return pinnedWithWaiting(pinned, engine, client);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    meta: { failure: 'shown' },
  });
  useReadAnewByNews();
  if (isError && !isFetching && !data) return <BlockFailure retry={() => void refetch()} />;
  if (!data) return <BlockSkeleton figures={0} lines={3} />;
  const views = data.flatMap((view) => {
    const entry = screenOf(view);
    return entry ? [{ ...view, entry }] : [];
  });
  if (views.length === 0) return <NothingHere text={t('views.none')} hint={t('views.hint')} />;
  return (
    <ul className={styles.lines}>
      {views.map(({ id, name, entry, count }) => (
        <li key={id}>
          <Link to={`/${entry.name}?view=${id}`} className={styles.single}>
            <span aria-hidden className={styles.lead}>
              <entry.Icon size={16} stroke={1.5} />
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.kind}>{title(entry)}</span>
            <span className={styles.count}>
              {count === undefined
                ? t('views.uncounted')
                : count.isCapped
                  ? t('more', { number: formatNumber(count.total, i18n.language) })
                  : formatNumber(count.total, i18n.language)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Finds the screen whose list a view is of. */
const screenOf = ({ query }: PinnedView) =>
  manifest.find(({ standalone, calls }) => standalone && calls.includes(`GET /${query}`));

function useReadAnewByNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: number | undefined;
    const readAnew = () => {
      timer = undefined;
      void client.invalidateQueries({ queryKey });
    };
    const stop = newsHeard.get().subscribe(() => {
      timer ??= window.setTimeout(readAnew, GATHER_MS);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [client]);
}
