import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addMoney } from '../../../../../schemas/rules/decimal';
import type { AnyRecord } from '../../../../api/dialect';
import { pinStyle, type GridColumn } from '../../list/rows/grid-column';
import { byCurrency, currencyField } from '../../../fields/value-formatter';
import styles from '../../list/grouping/totals.module.css';
import type { wholeRowsQuery } from '../../../data/lists/rows-source';

interface RowsTotalsProps {
  query: ReturnType<typeof wholeRowsQuery>;
  columns: readonly GridColumn[];
  totals: readonly string[];
  cards: boolean;
}

/** Sums of rows that are loaded as a whole; their place is kept until they are. */
export function RowsTotals({ query, columns, totals, cards }: RowsTotalsProps) {
  const { t } = useTranslation('list');
  const { data: rows } = useQuery(query);
  const title = t('groups.total');
  const textOf = (column: GridColumn) =>
    rows && totals.includes(column.field.name) ? sumsOf(rows, column).join(' + ') : undefined;
  if (cards) {
    return (
      <section className={styles.strip} aria-label={title}>
        <strong>{title}</strong>
        {columns.map((column) => {
          const text = textOf(column);
          return (
            text !== undefined && (
              <span key={column.field.name}>
                {column.label}: {text}
              </span>
            )
          );
        })}
      </section>
    );
  }
  return (
    <div role="rowgroup" aria-label={title}>
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
            {position === 0 ? title : textOf(column)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Adds up a column, with a sum for each currency. */
function sumsOf(rows: readonly AnyRecord[], { field, format }: GridColumn): string[] {
  const of = (some: readonly AnyRecord[]) =>
    addMoney(...some.map((row) => Number(row[field.name] ?? 0)));
  if (!field.type.isAmount) return [format(of(rows))];
  return byCurrency(rows).map(([currency, own]) => format(of(own), { [currencyField]: currency }));
}
