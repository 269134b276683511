import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../../failure/failure-text';
import { Button } from '../../../ui/button';
import { wantFocus } from '../../../ui/focus';
import { upperFirst } from '../../../ui/format/upper-first';
import type { TabViewProps } from '../../screens/tab-type';
import type { StoredRecord } from '../../views/record/open-record';
import type { TimelineTab } from './definition';
import { entryMoment } from './entry-moment';
import { byMonth, mergeKinds, startCursor } from './merge-kinds';
import { TimelineEntry } from './timeline-entry';
import { useKinds, type Kind } from './use-kinds';
import styles from './timeline.module.css';

/** Number of entries shown at once, and of rows that a list is asked for. */
const pageSize = { size: 50, limit: 25 };

/** Name of the URL's parameter with the kinds that are shown alone. */
const parameter = 'arten';

export function Content({ tab, record, label }: TabViewProps<TimelineTab, StoredRecord>) {
  return record && <Timeline tab={tab} record={record} label={label} />;
}

function Timeline({ tab, record, label }: Props) {
  const kinds = useKinds(tab, record.place, record.id);
  return kinds ? <Entries kinds={kinds} label={label} /> : <div aria-busy />;
}

interface Props {
  tab: TimelineTab;
  record: StoredRecord;
  label: string;
}

function Entries({ kinds, label }: { kinds: readonly Kind[]; label: string }) {
  const { t, i18n } = useTranslation('record');
  const [search, setSearch] = useSearchParams();
  const alone = search.get(parameter)?.split(',') ?? [];
  const isAlone = (name: string) => alone.includes(name);
  const some = kinds.filter(({ name }) => isAlone(name));
  const shown = some.length > 0 ? some : kinds;
  const toggle = (name: string) => {
    const next = kinds.filter((kind) => isAlone(kind.name) !== (kind.name === name));
    const changed = new URLSearchParams(search);
    // Treats all kinds the same as none.
    if (next.length === 0 || next.length === kinds.length) changed.delete(parameter);
    else changed.set(parameter, next.map((kind) => kind.name).join(','));
    setSearch(changed, { replace: true });
  };
  const kindOf = (name: string) => kinds.find((kind) => kind.name === name);
  const pages = useInfiniteQuery({
    queryKey: ['timeline', shown.map(({ source }) => source.key), i18n.language],
    queryFn: ({ pageParam, signal }) =>
      mergeKinds(pageParam, {
        ...pageSize,
        atOf: (name, row) => entryMoment(row[kindOf(name)?.date ?? '']),
        read: async (name, offset, limit) => {
          const request = { offset, limit, count: false as const, signal };
          return (await kindOf(name)?.source.read(request))?.rows ?? [];
        },
      }),
    initialPageParam: startCursor(shown.map(({ name }) => name)),
    getNextPageParam: ({ next }) => next,
    meta: { failure: 'silent', shows: shown.map(({ place }) => place.definition.schema) },
    // Looks for what happened since whenever the tab is opened.
    staleTime: 0,
  });
  const read = pages.data?.pages ?? [];
  const months = byMonth(read.flatMap(({ entries }) => entries));
  const failures = read.flatMap(({ failures }) => failures);
  const box = useRef<HTMLElement>(null);
  const entryLinks = () => box.current?.querySelectorAll<HTMLElement>('li a') ?? [];
  const loadMore = async () => {
    if (pages.isFetchingNextPage) return;
    const { length } = entryLinks();
    const { hasNextPage } = await pages.fetchNextPage();
    // Moves the focus to the first entry that came: the button is gone after the last page.
    if (!hasNextPage) wantFocus(() => entryLinks()[length]?.focus(), { whereLost: true });
  };
  const monthText = new Intl.DateTimeFormat(i18n.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <section
      ref={box}
      className={styles.timeline}
      aria-label={label}
      aria-busy={pages.isPending || undefined}
    >
      {kinds.length > 1 && (
        <div role="group" aria-label={t('timeline.kinds')} className={styles.chips}>
          {kinds.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              className={styles.chip}
              aria-pressed={isAlone(name)}
              onClick={() => toggle(name)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {failures.map(({ kind, error }) => (
        <div key={kind} role="alert" className={styles.failed}>
          <p>
            {t('timeline.failed', { kind: kindOf(kind)?.label })} {failureText(error)}
          </p>
          <Button onClick={() => void pages.refetch()}>{t('retry')}</Button>
        </div>
      ))}
      {pages.isPending && (
        <div className={styles.skeleton} aria-hidden>
          {Array.from({ length: 5 }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      )}
      {pages.isSuccess && months.length === 0 && failures.length === 0 && (
        <p className={styles.none}>{t('timeline.none')}</p>
      )}
      {months.map(({ month, entries }) => (
        <section key={month} aria-label={textOf(month, monthText)}>
          <h2 className={styles.month}>{textOf(month, monthText)}</h2>
          <ol className={styles.entries}>
            {entries.map((entry) => {
              const kind = kindOf(entry.kind);
              return (
                kind && (
                  <TimelineEntry
                    key={`${entry.kind} ${String(entry.record.id)}`}
                    kind={kind}
                    record={entry.record}
                  />
                )
              );
            })}
          </ol>
        </section>
      ))}
      {pages.isError && (
        <div role="alert" className={styles.failed}>
          <p>{failureText(pages.error)}</p>
          <Button onClick={() => void pages.refetch()}>{t('retry')}</Button>
        </div>
      )}
      {pages.hasNextPage && (
        <Button aria-busy={pages.isFetchingNextPage || undefined} onClick={() => void loadMore()}>
          {t('timeline.more')}
        </Button>
      )}
    </section>
  );
}

function textOf(month: string, format: Intl.DateTimeFormat): string {
  return upperFirst(format.format(new Date(`${month}-01T00:00:00Z`)));
}
