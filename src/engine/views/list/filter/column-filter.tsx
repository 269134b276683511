import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../fields/field';
import { conditionText } from './filter-words';
import { parseCondition } from '../../../data/filters/parse-condition';
import type { FieldCondition } from '../../../data/filters/predicate';
import { useDelayedText } from './use-delayed-text';
import styles from './column-filter.module.css';

export interface ColumnFilterProps {
  field: Field;
  label: string;
  /** Conditions that stand on their own, not in groups. */
  conditions: readonly FieldCondition[];
  /** True if there are values to tick. */
  hasValues: boolean;
  /** Returns the text of a condition that cannot be typed. */
  textOf: (condition: FieldCondition) => string;
  onChange: (conditions: readonly FieldCondition[]) => void;
  /** Opens the choice of values, or the builder for what is more than one field can say. */
  onOpen: (anchor: Element) => void;
}

/** Filter below a column's heading: a choice where the values are known, a text otherwise. */
export function ColumnFilter(props: ColumnFilterProps) {
  const { field, conditions } = props;
  const [first, ...further] = conditions;
  const text = first ? conditionText(field, first) : '';
  const typed = !field.type.comparison.isChoice && further.length === 0 && text !== undefined;
  return typed ? <TextFilter {...props} text={text} /> : <SummaryFilter {...props} />;
}

function SummaryFilter({ label, conditions, textOf, onOpen }: ColumnFilterProps) {
  const { t } = useTranslation('list');
  const [first, ...further] = conditions;
  const summary =
    further.length > 0
      ? t('conditionCount', { count: conditions.length })
      : first
        ? textOf(first)
        : t('filterAll');
  return (
    <button
      type="button"
      className={`${styles.filter} ${styles.summary}`}
      aria-label={`${t('filterBy', { label })}, ${summary}`}
      aria-haspopup="dialog"
      title={first && summary}
      data-set={first ? true : undefined}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <span className={styles.text}>{summary}</span>
      <IconChevronDown size={14} stroke={1.5} aria-hidden />
    </button>
  );
}

function TextFilter(props: ColumnFilterProps & { text: string }) {
  const { field, label, text, hasValues, onChange, onOpen } = props;
  const { t } = useTranslation('list');
  const { typed, type, apply, leave } = useDelayedText({
    applied: text,
    meaningOf: (next) => {
      const condition = parseCondition(field, next);
      if (!condition) return condition === null ? '' : undefined;
      return conditionText(field, condition);
    },
    onApply: (next) => {
      const condition = parseCondition(field, next);
      if (condition !== undefined) onChange(condition ? [condition] : []);
    },
  });
  const unreadable = parseCondition(field, typed) === undefined;
  const input = (
    <input
      className={styles.filter}
      aria-label={t('filterBy', { label })}
      aria-keyshortcuts={hasValues ? 'Alt+ArrowDown' : undefined}
      aria-invalid={unreadable || undefined}
      title={unreadable ? t('filterUnreadable') : t('filterHint')}
      value={typed}
      data-set={text !== '' || undefined}
      autoComplete="off"
      spellCheck={false}
      onBlur={leave}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(typed);
        if (event.key === 'Escape' && typed !== '') {
          event.preventDefault();
          event.stopPropagation();
          apply('');
        }
        if (event.key === 'ArrowDown' && event.altKey && hasValues) {
          event.preventDefault();
          onOpen(event.currentTarget);
        }
      }}
    />
  );
  if (!hasValues) return input;
  return (
    <span className={styles.withValues}>
      {input}
      <button
        type="button"
        className={styles.values}
        aria-label={t('filterValues', { label })}
        title={t('filterValues', { label })}
        aria-haspopup="dialog"
        // Out of the tab order: Alt and an arrow open it from the text, and one stop for each column is enough.
        tabIndex={-1}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        <IconChevronDown size={14} stroke={1.5} aria-hidden />
      </button>
    </span>
  );
}
