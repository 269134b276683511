import { useVirtualizer } from '@tanstack/react-virtual';
import { IconAlertTriangle, IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cardFacts } from './card-facts';
import { titleColumn } from './title-column';
import { useTable } from './table-context';
import styles from './row-cards.module.css';

/** Height of a card in px: title, and four facts in two lines. */
const height = 96;

/** Rows as cards for phones: each opens a sheet with a form. Only those in view are in the document. */
export function RowCards() {
  const { label, columns, shown: rows, editing, errors, totals, ...table } = useTable();
  const { t } = useTranslation('table');
  const box = useRef<HTMLDivElement>(null);

  const view = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.$key ?? index,
    overscan: 4,
    initialRect: { width: 390, height: 700 },
  });
  const title = titleColumn(columns);
  return (
    <>
      <div ref={box} className={styles.cards}>
        <ul className={styles.list} aria-label={label} style={{ height: view.getTotalSize() }}>
          {view.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            if (!row) return null;
            const number = index + 1;
            const wrong = errors.has(row.$key);
            return (
              <li
                key={key}
                aria-setsize={rows.length}
                aria-posinset={number}
                data-row={row.$key}
                data-wrong={wrong || undefined}
                data-new={table.isNew(row) || undefined}
                data-look={table.lookOf(row)}
                aria-busy={table.isPending(row.$key) || undefined}
                className={styles.card}
                style={{ top: start }}
              >
                <button
                  type="button"
                  className={styles.cardOpen}
                  onClick={() => table.setOpened(row.$key)}
                >
                  <span className={styles.cardTitle}>
                    <span className={styles.cardNumber}>{number}</span>
                    {wrong && (
                      <IconAlertTriangle
                        size={18}
                        stroke={1.5}
                        className={styles.alert}
                        role="img"
                        aria-label={t('faulty')}
                      />
                    )}
                    <span>{title?.text(row) || row.$scanned || '–'}</span>
                  </span>
                  <span className={styles.facts}>
                    {cardFacts(columns, row).map((column) => (
                      <span key={column.field.name} className={styles.fact}>
                        <span>{column.label}</span>
                        <span>
                          {table.lookOf(row) === 'aside' && column.field.type.isAmount
                            ? `(${column.text(row)})`
                            : column.text(row)}
                        </span>
                      </span>
                    ))}
                  </span>
                </button>
                {editing && (
                  <button
                    type="button"
                    className={styles.more}
                    aria-label={t('menu', { number })}
                    aria-haspopup="menu"
                    onClick={({ currentTarget }) =>
                      table.showMenu({ keys: [row.$key], anchor: currentTarget })
                    }
                  >
                    <IconDots size={20} stroke={1.5} aria-hidden />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      {totals.size > 0 && (
        <div className={styles.cardTotals} role="group" aria-label={t('total')}>
          {columns
            .filter(({ field }) => totals.has(field.name))
            .map(({ field, label: name }) => (
              <span key={field.name}>
                {name}: {totals.get(field.name)}
              </span>
            ))}
        </div>
      )}
    </>
  );
}
