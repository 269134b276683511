import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Filter, FilterPredicate } from '../../../data/filters/predicate';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  filter: Filter;
  textOf: (predicate: FilterPredicate) => string;
  /** Conditions of a link or a view that the list does not have, as they were written. */
  unreadable: readonly string[];
  /** Forgets all of them. */
  onTidy: () => void;
  onEdit: (() => void) | undefined;
  onChange: (filter: Filter) => void;
  /** Clears several at once; undefined where that is offered elsewhere. */
  onClear: (() => void) | undefined;
}

export function FilterChips(props: FilterChipsProps) {
  const { filter, textOf, unreadable, onTidy, onEdit, onChange, onClear } = props;
  const { t } = useTranslation('list');
  if (filter.length + unreadable.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('chips.name')}>
      {filter.map((item, index) => {
        const condition = textOf(item);
        return (
          <li key={`${index} ${condition}`} className={styles.chip}>
            <button
              type="button"
              className={styles.text}
              aria-label={t('chips.edit', { condition })}
              title={condition}
              onClick={onEdit}
            >
              {condition}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('chips.remove', { condition })}
              onClick={() => onChange(filter.filter((one) => one !== item))}
            >
              <IconX size={14} stroke={1.5} aria-hidden />
            </button>
          </li>
        );
      })}
      {unreadable.map((text) => (
        <li key={text} className={styles.chip} data-unreadable>
          <span className={styles.text}>{t('chips.unreadable', { text })}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('chips.remove', { condition: text })}
            onClick={onTidy}
          >
            <IconX size={14} stroke={1.5} aria-hidden />
          </button>
        </li>
      ))}
      {onClear && filter.length > 1 && (
        <li>
          <button type="button" className={styles.clear} onClick={onClear}>
            {t('clearFilter')}
          </button>
        </li>
      )}
    </ul>
  );
}
