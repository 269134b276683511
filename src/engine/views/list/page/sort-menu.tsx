import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '../rows/grid-column';
import { orderText, type OrderTerm } from '../../../data/lists/list-state';
import styles from './sort-menu.module.css';

interface SortMenuProps {
  columns: readonly GridColumn[];
  order: readonly OrderTerm[];
  onChange: (order: readonly OrderTerm[]) => void;
}

/** Menu to sort by on a phone, which has no column headers. */
export function SortMenu({ columns, order, onChange }: SortMenuProps) {
  const { t } = useTranslation('list');
  const choices = columns.flatMap(({ field, label }) =>
    field.unordered
      ? []
      : [
          { value: field.name, label: t('ascending', { label }) },
          { value: `-${field.name}`, label: t('descending', { label }) },
        ],
  );
  const current = orderText(order);
  const known = choices.some(({ value }) => value === current);
  if (choices.length === 0) return null;
  return (
    <span className={styles.sort}>
      <IconArrowsSort size={18} stroke={1.5} aria-hidden />
      <span aria-hidden>{t('sort')}</span>
      <select
        aria-label={t('sort')}
        value={known ? current : ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            value === ''
              ? []
              : [{ field: value.replace(/^-/, ''), descending: value.startsWith('-') }],
          )
        }
      >
        {!known && <option value="">{t('sort')}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
