import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RowsAnswer } from '../../api/dialect';
import { readRows } from '../../api/rows';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { RecordLine } from '../../engine/views/values/record-line';
import styles from './found.module.css';
import { useMention } from '../../engine/data/references/use-mention';
import { MarkedText } from './marked-text';
import type { Section } from './use-sections';

interface FoundSectionProps {
  section: Section;
  term: string;
  answer: RowsAnswer;
}

/** Section of what one list found: its first rows, their number, and the way to all of them. */
export function FoundSection({ section, term, answer }: FoundSectionProps) {
  const { t } = useTranslation('search');
  const { title } = useScreenLabels();
  const headingId = useId();
  const mention = useMention(section.screen.name);
  const [isWhole, setWhole] = useState(false);
  const whole = useWhole(section, term, isWhole);
  const { rows, total = answer.rows.length, isCapped, hasMore } = whole ?? answer;
  const isMore = total > rows.length || hasMore;
  const draw = (text: string) => <MarkedText text={text} term={term} />;
  const of = { count: total, context: isCapped || hasMore ? 'more' : undefined };
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {title(section.screen)}
          {isMore && (
            <span className={styles.count}>{t('shown', { shown: rows.length, ...of })}</span>
          )}
        </h2>
        {isMore &&
          (section.screen.standalone ? (
            <Link to={listAddress(section, term)} className={styles.all}>
              {t('all')}
            </Link>
          ) : (
            // There is no list to lead to: all rows come here.
            !whole && (
              <button type="button" className={styles.all} onClick={() => setWhole(true)}>
                {t('all')}
              </button>
            )
          ))}
      </div>
      <ul className={styles.hits}>
        {rows.map((record, index) => {
          const address = mention?.addressOf?.(record);
          const line = mention && <RecordLine {...mention} record={record} draw={draw} />;
          return (
            <li key={String(record.id ?? index)}>
              {address === undefined ? (
                <span className={styles.hit}>{line}</span>
              ) : (
                <Link to={address} className={styles.hit}>
                  {line}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Most rows in a panel that is looked through; whoever finds more types another word. */
const MOST = 200;

/** Returns all rows of a section that has no list of its own, once they are asked for and there. */
function useWhole({ list, filter }: Section, term: string, isWanted: boolean) {
  const { data } = useQuery({
    queryKey: ['search', 'whole', list, term],
    queryFn: ({ signal }) =>
      readRows(list, { search: term, ...(filter && { filter }), limit: MOST, count: true, signal }),
    enabled: isWanted,
    staleTime: 10_000,
    meta: { failure: 'shown' },
  });
  return isWanted ? data : undefined;
}

/** Returns the address of the list with the same words and the same rows. */
function listAddress({ screen, filter }: Section, term: string): string {
  const search = new URLSearchParams({ q: term, ...(filter !== undefined && { filter }) });
  return `/${screen.name}?${search.toString()}`;
}
