import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../../ui/select';
import type { Field } from '../../../fields/field';
import { ConditionValue } from './condition-value';
import type { DraftCondition } from './draft';
import { newCondition } from './new-condition';
import { operatorsOf } from './operators';
import styles from './filter-builder.module.css';

interface BuilderConditionProps {
  draft: DraftCondition;
  fields: readonly Field[];
  labelOf: (field: Field) => string;
  name: string;
  onChange: (draft: DraftCondition) => void;
  onRemove: () => void;
}

export function BuilderCondition(props: BuilderConditionProps) {
  const { draft, fields, labelOf, name, onChange, onRemove } = props;
  const { t } = useTranslation('list');
  const { condition } = draft;
  const field = fields.find((one) => one.name === condition.field);
  if (!field) return null;
  const operators = operatorsOf(field);
  const operator = operators.find((one) => one.name === draft.choice);

  const chooseField = (wanted: string) => {
    const next = fields.find((one) => one.name === wanted);
    if (next) onChange({ ...newCondition(next), id: draft.id });
  };
  const chooseOperator = (wanted: string) => {
    const next = operators.find((one) => one.name === wanted);
    if (!next) return;
    // Keeps a value when the next comparison can use it as well.
    const keeps = next.input === operator?.input;
    const values = keeps ? condition.values : [];
    onChange({
      ...draft,
      choice: next.name,
      condition: { ...condition, operator: next.operator, values },
    });
  };
  return (
    <div className={styles.condition} role="group" aria-label={name}>
      <Select
        className={styles.field}
        aria-label={t('builder.field')}
        value={field.name}
        onChange={({ target }) => chooseField(target.value)}
      >
        {fields.map((one) => (
          <option key={one.name} value={one.name}>
            {labelOf(one)}
          </option>
        ))}
      </Select>
      <Select
        className={styles.operator}
        aria-label={t('builder.operator')}
        value={draft.choice}
        onChange={({ target }) => chooseOperator(target.value)}
      >
        {!operator && <option value={draft.choice}>{draft.choice}</option>}
        {operators.map((one) => (
          <option key={one.name} value={one.name}>
            {t(`operator.${one.name}`)}
          </option>
        ))}
      </Select>
      <div className={styles.value}>
        <ConditionValue
          key={`${field.name} ${draft.choice}`}
          field={field}
          label={labelOf(field)}
          input={operator?.input ?? 'value'}
          condition={condition}
          onChange={(next) => onChange({ ...draft, condition: next })}
        />
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={`${t('builder.remove')}: ${name}`}
        title={t('builder.remove')}
        onClick={onRemove}
      >
        <IconTrash {...{ size: 16, stroke: 1.5, 'aria-hidden': true }} />
      </button>
    </div>
  );
}
