import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Condition } from '../../../../schemas/rules/filter-grammar';
import { useLookup } from '../../lookup/use-lookup';
import type { Field } from '../../field/field';
import type { ValueFormatter } from '../../field/value-formatter';
import { conditionText } from './condition-text';
import { parseCondition } from './parse-condition';
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

/** Pause after the last keystroke before the list is asked, in ms. */
const pause = 300;

function TextFilter({ field, label, condition, onChange }: ColumnFilterProps) {
  const { t } = useTranslation('list');
  const applied = condition ? conditionText(field, condition) : '';
  const [typed, setTyped] = useState(applied);
  const timer = useRef<number>(undefined);
  const pending = useRef(false);

  // Back button, cleared filters: the URL is the truth while nothing is being typed.
  useEffect(() => {
    if (!pending.current) setTyped(applied);
  }, [applied]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const unreadable = parseCondition(field, typed) === undefined;
  const apply = (text: string) => {
    window.clearTimeout(timer.current);
    pending.current = false;
    const next = parseCondition(field, text);
    if (next !== undefined) onChange(next);
  };
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
      onChange={({ target }) => {
        setTyped(target.value);
        pending.current = true;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => apply(target.value), pause);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(typed);
        if (event.key === 'Escape' && typed !== '') {
          event.stopPropagation();
          setTyped('');
          apply('');
        }
      }}
    />
  );
}
