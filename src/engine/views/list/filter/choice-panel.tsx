import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingPanel } from '../../../../ui/floating-panel';
import { Select } from '../../../../ui/select';
import type { Field } from '../../../fields/field';
import { choiceComparison } from '../../../fields/comparisons/choice';
import type { FieldCondition } from '../../../data/filters/predicate';
import { FieldChoices } from './field-choices';
import styles from './choice-panel.module.css';

interface ChoicePanelProps {
  field: Field;
  label: string;
  anchor: Element;
  conditions: readonly FieldCondition[];
  onChange: (conditions: readonly FieldCondition[]) => void;
  onClose: () => void;
}

/** For known values: which of them, all but them, or those without one. */
export function ChoicePanel(props: ChoicePanelProps) {
  const { field, label, anchor, conditions, onChange, onClose } = props;
  const { t } = useTranslation('list');
  // The link takes a moment to follow, and «none of» without a value yet is no condition at all.
  const [{ meaning, values }, setChosen] = useState(() => chosenOf(conditions[0]));
  const change = (next: ChoiceMeaning, chosen: readonly string[]) => {
    setChosen({ meaning: next, values: chosen });
    onChange(choiceCondition(field.name, { meaning: next, values: chosen }));
  };
  return (
    <FloatingPanel anchor={anchor} label={t('filterBy', { label })} onClose={onClose}>
      <div className={styles.panel}>
        {(meaning === 'in' || meaning === '!in') && (
          <FieldChoices
            field={field}
            label={label}
            chosen={values}
            onChange={(chosen) => change(meaning, chosen)}
          />
        )}
        <div className={styles.foot}>
          <Select
            className={styles.meaning}
            aria-label={t('builder.operator')}
            value={meaning}
            onChange={({ target }) => change(target.value as ChoiceMeaning, values)}
          >
            {choiceComparison.operators.map(({ name }) => (
              <option key={name} value={name}>
                {t(`operator.${name}`)}
              </option>
            ))}
          </Select>
          {conditions.length > 0 && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                onChange([]);
                onClose();
              }}
            >
              {t('clearField')}
            </button>
          )}
        </div>
      </div>
    </FloatingPanel>
  );
}

/** What a choice of values means: one of them, none of them, without a value, with any. */
type ChoiceMeaning = 'in' | '!in' | 'null' | '!null';

interface Chosen {
  meaning: ChoiceMeaning;
  values: readonly string[];
}

/** A condition on a field with known values as a choice. */
export function chosenOf(condition: FieldCondition | undefined): Chosen {
  switch (condition?.operator) {
    case '!=':
    case '!in':
      return { meaning: '!in', values: condition.values };
    case 'null':
    case '!null':
      return { meaning: condition.operator, values: [] };
    default:
      return { meaning: 'in', values: condition?.values ?? [] };
  }
}

/** Undefined when nothing is chosen. */
export function choiceCondition(
  field: string,
  { meaning, values }: Chosen,
): readonly FieldCondition[] {
  if (meaning === 'null' || meaning === '!null') return [{ field, operator: meaning, values: [] }];
  if (values.length === 0) return [];
  if (values.length > 1) return [{ field, operator: meaning, values }];
  return [{ field, operator: meaning === 'in' ? '=' : '!=', values }];
}
