import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../../ui/select';
import type { Field } from '../../../fields/field';
import { choiceCondition } from './choice-panel';
import { FieldChoices } from './field-choices';
import type { OperatorChoice } from '../../../fields/comparison';
import { comparable } from '../../../data/filters/parse-condition';
import { dayLabel, periodLabel } from './filter-words';
import type { FieldCondition } from '../../../data/filters/predicate';
import {
  lastDays,
  lastDaysValues,
  parseRelativeDay,
  periodOf,
  periodValues,
  type Period,
  type PeriodUnit,
} from '../../../data/filters/relative-date';
import styles from './filter-builder.module.css';

interface ConditionValueProps {
  field: Field;
  label: string;
  input: OperatorChoice['input'];
  condition: FieldCondition;
  onChange: (condition: FieldCondition) => void;
}

export function ConditionValue(props: ConditionValueProps) {
  const { field, input, condition, onChange } = props;
  const { t } = useTranslation('list');
  const { values } = condition;
  const set = (next: readonly string[]) => onChange({ ...condition, values: next });
  switch (input) {
    case 'none':
      return null;
    case 'choice':
      return <ChoiceValue {...props} />;
    case 'list':
      return <ListValue {...props} />;
    case 'period':
      return <PeriodValue {...props} />;
    case 'days':
      return <DaysValue {...props} />;
    case 'range':
      return (
        <>
          {[0, 1].map((index) => (
            <TypedValue
              key={index}
              field={field}
              label={t(index === 0 ? 'builder.from' : 'builder.to')}
              value={values[index] ?? ''}
              onChange={(value) =>
                set([0, 1].map((at) => (at === index ? value : (values[at] ?? ''))))
              }
            />
          ))}
        </>
      );
    case 'value':
      return (
        <TypedValue
          field={field}
          label={t('builder.value')}
          value={values[0] ?? ''}
          onChange={(value) => set([value])}
        />
      );
  }
}

interface TypedValueProps {
  field: Field;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Text field for a value; what cannot be read is marked and does not count. */
function TypedValue({ field, label, value, onChange }: TypedValueProps) {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState(() =>
    parseRelativeDay(value) ? dayLabel(value, t) : field.type.comparison.typed(value),
  );
  const read = typed === '' ? '' : readValue(field, typed, value);
  return (
    <input
      className={styles.control}
      aria-label={label}
      placeholder={field.type.comparison.isDay ? t('builder.dateHint') : undefined}
      inputMode={field.type.comparison.inputMode}
      aria-invalid={read === undefined || undefined}
      title={read === undefined ? t('filterUnreadable') : undefined}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value === '' ? '' : (readValue(field, target.value, value) ?? ''));
      }}
    />
  );
}

/** Reads a typed value; a relative day stays one until something else is typed. */
function readValue(field: Field, typed: string, value: string): string | undefined {
  const read = comparable(field, typed);
  return read === undefined && parseRelativeDay(value) ? value : read;
}

/** Field for values separated by semicolons: a comma may belong to a figure. */
function ListValue({ field, condition, onChange }: ConditionValueProps) {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState(condition.values.join('; '));
  const parts = (text: string) =>
    text
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean);
  const invalid = parts(typed).some((part) => comparable(field, part) === undefined);
  return (
    <input
      className={styles.control}
      aria-label={t('builder.values')}
      placeholder={t('builder.listHint')}
      aria-invalid={invalid || undefined}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const values = parts(target.value).flatMap((part) => comparable(field, part) ?? []);
        onChange({ ...condition, values });
      }}
    />
  );
}

function ChoiceValue({ field, label, condition, onChange }: ConditionValueProps) {
  const meaning = condition.operator === '!=' || condition.operator === '!in' ? '!in' : 'in';
  return (
    <FieldChoices
      field={field}
      label={label}
      chosen={condition.values}
      onChange={(values) => {
        const [next] = choiceCondition(field.name, { meaning, values });
        onChange(next ?? { field: field.name, operator: meaning, values: [] });
      }}
    />
  );
}

const offered: readonly Period[] = (
  ['day', 'week', 'month', 'quarter', 'year'] as PeriodUnit[]
).flatMap((unit) => [0, -1, 1].map((offset) => ({ unit, offset })));

/** Choice of a period, relative so that a link means the same tomorrow. */
function PeriodValue({ field, condition, onChange }: ConditionValueProps) {
  const { t } = useTranslation('list');
  const current = periodOf(condition.values);
  const key = ({ unit, offset }: Period) => `${unit}${offset}`;
  const known = current && offered.some((period) => key(period) === key(current));
  const periods = current && !known ? [current, ...offered] : offered;
  return (
    <Select
      aria-label={t('builder.period')}
      value={current ? key(current) : ''}
      onChange={({ target }) => {
        const period = periods.find((one) => key(one) === target.value);
        const values = period ? periodValues(period) : [];
        const operator = values.length === 2 ? 'between' : '=';
        onChange({ field: field.name, operator, values });
      }}
    >
      <option value="" />
      {periods.map((period) => (
        <option key={key(period)} value={key(period)}>
          {periodLabel(period, t)}
        </option>
      ))}
    </Select>
  );
}

function DaysValue({ field, condition, onChange }: ConditionValueProps) {
  const { t } = useTranslation('list');
  return (
    <input
      type="number"
      min={1}
      max={3650}
      className={styles.control}
      aria-label={t('builder.days')}
      value={lastDays(condition.values) ?? ''}
      onChange={({ target }) => {
        const days = Math.round(Number(target.value));
        const values = days >= 1 && days <= 3650 ? lastDaysValues(days) : [];
        onChange({ field: field.name, operator: 'between', values });
      }}
    />
  );
}
