import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatingPanel } from '../../../../ui/floating-panel';
import { Select } from '../../../../ui/select';
import type { Field } from '../../../fields/field';
import { choiceComparison } from '../../../fields/comparisons/choice';
import type { FieldCondition } from '../../../data/filters/predicate';
import { emptyChoice, FieldChoices } from './field-choices';
import { useSearchedText } from './use-searched-text';
import { useUsedValues, type AskedRows } from './use-used-values';
import styles from './choice-panel.module.css';

interface ChoicePanelProps {
  field: Field;
  label: string;
  anchor: Element;
  conditions: readonly FieldCondition[];
  asked: AskedRows;
  onChange: (conditions: readonly FieldCondition[]) => void;
  onClose: () => void;
}

/** Panel to choose among the values in use: some of them, all but some, or rows without one. */
export function ChoicePanel(props: ChoicePanelProps) {
  const { field, label, anchor, conditions, asked, onChange, onClose } = props;
  const { t } = useTranslation('list');
  // Keeps the choice here: the link takes a moment to follow, and «none of» without a value yet is no condition at all.
  const [{ meaning, values }, setChosen] = useState(() => chosenOf(conditions[0]));
  const change = (next: ChoiceMeaning, chosen: readonly string[]) => {
    setChosen({ meaning: next, values: chosen });
    onChange(choiceCondition(field.name, { meaning: next, values: chosen }));
  };
  const [search, onSearch] = useSearchedText();
  const all = useUsedValues(field, asked, '');
  // Asks the server to search only where it has not answered all values.
  const found = useUsedValues(field, asked, all.hasMore ? search : '');
  const used = { ...found, empty: all.empty, onSearch };
  const { isEquality } = field.type.comparison;
  const choose = (next: readonly string[]) => {
    // Allows one value at a time: the last that was ticked.
    if (isEquality) return change('in', next.filter((value) => !values.includes(value)).slice(-1));
    const isEmpty = next.includes(emptyChoice);
    if (meaning === 'null')
      change(
        'in',
        next.filter((value) => value !== emptyChoice),
      );
    else if (isEmpty) change(meaning === '!in' ? '!null' : 'null', []);
    else change(meaning, next);
  };
  return (
    <FloatingPanel anchor={anchor} label={t('filterBy', { label })} onClose={onClose}>
      <div className={styles.panel}>
        {meaning !== '!null' && (
          <FieldChoices
            field={field}
            label={label}
            chosen={meaning === 'null' ? [emptyChoice] : values}
            onChange={choose}
            used={used}
          />
        )}
        <div className={styles.foot}>
          {!isEquality && (
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
          )}
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

/** Meaning of chosen values: one of them, none of them, without a value, with any. */
type ChoiceMeaning = 'in' | '!in' | 'null' | '!null';

interface Chosen {
  meaning: ChoiceMeaning;
  values: readonly string[];
}

/** Reads a condition as a choice of values; none where it is not one, e.g. «contains». */
export function chosenOf(condition: FieldCondition | undefined): Chosen {
  switch (condition?.operator) {
    case '!=':
    case '!in':
      return { meaning: '!in', values: condition.values };
    case 'null':
    case '!null':
      return { meaning: condition.operator, values: [] };
    case '=':
    case 'in':
      return { meaning: 'in', values: condition.values };
    default:
      return { meaning: 'in', values: [] };
  }
}

/** Builds the condition of a choice; undefined when nothing is chosen. */
export function choiceCondition(
  field: string,
  { meaning, values }: Chosen,
): readonly FieldCondition[] {
  if (meaning === 'null' || meaning === '!null') return [{ field, operator: meaning, values: [] }];
  if (values.length === 0) return [];
  if (values.length > 1) return [{ field, operator: meaning, values }];
  return [{ field, operator: meaning === 'in' ? '=' : '!=', values }];
}
