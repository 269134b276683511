import { useTranslation } from 'react-i18next';
import { pinStyle, type GridColumn } from '../rows/grid-column';
import type { Groups } from '../../../../api/run-query';
import type { GroupTexts } from './use-group-texts';
import styles from './totals.module.css';

interface TotalsProps {
  totals: NonNullable<Groups['totals']>;
  texts: GroupTexts;
  columns: readonly GridColumn[];
  hasMore: boolean;
  cards: boolean;
}

/** Line «Summe» over all filtered rows, each currency in a line of its own. */
export function Totals({ totals, texts, columns, hasMore, cards }: TotalsProps) {
  const { t } = useTranslation('list');
  const title = t('groups.total');
  const count = t('count', { count: totals.count });
  const more = hasMore && <span className={styles.more}>{t('groups.more')}</span>;
  if (cards) {
    return (
      <section className={styles.strip} aria-label={title} data-keep-clear>
        <strong>{title}</strong>
        <span>{count}</span>
        {texts.linesOf(totals.values).map((text) => (
          <span key={text}>{text}</span>
        ))}
        {more}
      </section>
    );
  }
  const figures = texts.figuresOf(totals.values);
  const rest = texts.restOf(totals.values);
  return (
    <div role="rowgroup" aria-label={title} data-keep-clear>
      <div role="row" className={styles.row}>
        {columns.map((column, position) => (
          <div
            key={column.field.name}
            role="gridcell"
            aria-colindex={position + 1}
            data-align={column.align}
            data-pinned={column.pin === undefined ? undefined : true}
            style={pinStyle(column)}
            className={styles.cell}
          >
            {position === 0 ? (
              <span className={styles.title}>
                {title} <span className={styles.count}>{count}</span>
              </span>
            ) : (
              figures[position]
            )}
          </div>
        ))}
      </div>
      {(rest.length > 0 || more) && (
        <div role="row" className={styles.rest}>
          <div role="gridcell" aria-colindex={1} aria-colspan={columns.length}>
            {rest.join(' · ')} {more}
          </div>
        </div>
      )}
    </div>
  );
}
