import { useTranslation } from 'react-i18next';
import type { Condition } from '../../../../schemas/rules/filter-grammar';
import { useLookup } from '../../lookup/use-lookup';
import type { Field } from '../../field/field';
import type { ValueFormatter } from '../../field/value-formatter';
import { conditionText } from './condition-text';
import { parseCondition } from './parse-condition';
import { useDelayedText } from './use-delayed-text';
import styles from './column-filter.module.css';

interface ColumnFilterProps {
  field: Field;
  label: string;
  condition: Condition | undefined;
  format: ValueFormatter;
  onChange: (condition: Condition | null) => void;
}

/** The filter below a column's label: a choice where the values are known, a text otherwise. */
export function ColumnFilter(props: ColumnFilterProps) {
  const { field } = props;
  const chosen = field.kind === 'enum' || field.kind === 'boolean' || field.kind === 'lookup';
  return chosen ? <ChoiceFilter {...props} /> : <TextFilter {...props} />;
}

function ChoiceFilter({ field, label, condition, format, onChange }: ColumnFilterProps) {
  const { t } = useTranslation('list');
  const { options } = useLookup(field.lookup);
  const values = field.kind === 'boolean' ? [true, false] : (field.values ?? []);
  const choices = field.lookup
    ? options.map(({ value, label: text }) => ({ value: String(value), text }))
    : values.map((value) => ({ value: String(value), text: format(value) }));
  return (
    <select
      className={styles.filter}
      aria-label={t('filterBy', { label })}
      value={condition?.values[0] ?? ''}
      data-set={condition ? true : undefined}
      onChange={({ target }) =>
        onChange(
          target.value === '' ? null : { field: field.name, operator: '=', values: [target.value] },
        )
      }
    >
      <option value="">{t('filterAll')}</option>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

function TextFilter({ field, label, condition, onChange }: ColumnFilterProps) {
  const { t } = useTranslation('list');
  const applied = condition ? conditionText(field, condition) : '';
  const { typed, type, apply } = useDelayedText(applied, (text) => {
    const next = parseCondition(field, text);
    if (next !== undefined) onChange(next);
  });
  const unreadable = parseCondition(field, typed) === undefined;
  return (
    <input
      className={styles.filter}
      aria-label={t('filterBy', { label })}
      aria-invalid={unreadable || undefined}
      title={unreadable ? t('filterUnreadable') : t('filterHint')}
      value={typed}
      data-set={condition ? true : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(typed);
        if (event.key === 'Escape' && typed !== '') {
          event.preventDefault();
          event.stopPropagation();
          apply('');
        }
      }}
    />
  );
}
