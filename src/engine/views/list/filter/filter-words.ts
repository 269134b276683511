import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isDate } from '../../../../../schemas/rules/date-format';
import { formatDate } from '../../../../../schemas/rules/format-date';
import type { Field, Fields } from '../../../fields/field';
import type { ValueFormatter } from '../../../fields/value-formatter';
import { valueOfText } from '../../../fields/value-of-text';
import {
  type FieldCondition,
  fieldsIn,
  type Filter,
  type FilterPredicate,
  isGroup,
} from '../../../data/filters/predicate';
import {
  lastDays,
  parseRelativeDay,
  type Period,
  periodOf,
  isOwnSign,
} from '../../../data/filters/relative-date';
import { parseCondition } from '../../../data/filters/parse-condition';
import { useFieldLabel, useNamedFields } from '../../../fields/use-field-texts';
import { useFormatters } from '../../../data/use-formatters';

interface FilterTexts {
  /** Returns a condition in words, «Ort enthält Ulm», a group as its parts joined by «oder». */
  textOf: (predicate: FilterPredicate) => string;
  /** Returns a condition without the field's label, for use below it: «Ulm», «≠ Ulm», «ist leer». */
  briefOf: (condition: FieldCondition) => string;
}

interface Words {
  fields: Fields;
  formatters: ReadonlyMap<string, ValueFormatter>;
  labelOf: (field: Field) => string;
  t: TFunction<'list'>;
}

function filterWords({ fields, formatters, labelOf, t }: Words): FilterTexts {
  const valueText = (field: Field, text: string) => {
    const { isDay, isText } = field.type.comparison;
    if (isDay) return dayLabel(text, t);
    if (text === ':ICH' && !isText) return t('list:me');
    const format = formatters.get(field.name);
    return (isText ? text : format?.(valueOfText(field, text) ?? text)) || text;
  };
  const valuesOf = ({ field: name, operator, values }: FieldCondition): string => {
    const field = fields[name];
    if (!field) return values.join(', ');
    if (operator === '=' && isOwnSign({ operator, values })) return t('list:me');
    const period = operator === 'between' ? periodOf(values) : undefined;
    if (period) return periodLabel(period, t);
    const days = operator === 'between' ? lastDays(values) : undefined;
    if (days !== undefined) return t('list:period.lastDays', { count: days });
    const texts = values.map((value) => valueText(field, value));
    if (operator === 'between') return t('list:range', { from: texts[0], to: texts[1] });
    return texts.join(', ');
  };
  const textOf = (predicate: FilterPredicate): string => {
    if (isGroup(predicate)) {
      return predicate.items
        .map((item) => (isGroup(item) ? `(${textOf(item)})` : textOf(item)))
        .join(` ${t(predicate.op === 'OR' ? 'or' : 'and')} `);
    }
    const field = fields[predicate.field];
    const label = field ? labelOf(field) : predicate.field;
    const operator = wordOf(predicate, field !== undefined && isInOrder(field));
    return t(`condition.${operator}`, { label, value: valuesOf(predicate) });
  };
  const briefOf = (condition: FieldCondition): string => {
    const { operator } = condition;
    if (operator === 'null' || operator === '!null') return t(`operator.${operator}`);
    const excludes = operator === '!=' || operator === '!in';
    const sign = excludes ? '≠ ' : comparisonSigns.has(operator) ? `${operator} ` : '';
    return sign + valuesOf(condition);
  };
  return { textOf, briefOf };
}

const comparisonSigns: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/**
 * Tells whether its values are steps with names, e.g. those of a status: nobody reads that one is less than another.
 */
function hasNames({ lookup, values }: Field): boolean {
  return lookup !== undefined || values !== undefined;
}

function isInOrder(field: Field): boolean {
  return hasNames(field) || (field.type.comparison.isOfTime ?? false);
}

function wordOf({ operator }: FieldCondition, isOrdered: boolean): string {
  const words: Readonly<Record<string, string>> = {
    '~': 'contains',
    '^': 'starts',
    '=': 'is',
    '!=': 'isNot',
    '<': isOrdered ? 'before' : 'less',
    '<=': isOrdered ? 'until' : 'atMost',
    '>': isOrdered ? 'after' : 'more',
    '>=': isOrdered ? 'from' : 'atLeast',
    null: 'empty',
    '!null': 'notEmpty',
    in: 'is',
    '!in': 'isNot',
    between: 'is',
  };
  return words[operator] ?? 'is';
}

/**
 * Writes a condition as it is typed, the reverse of `parseCondition`; undefined for what cannot be typed, e.g. a
 * relative date or several values.
 */
export function conditionText(field: Field, condition: FieldCondition): string | undefined {
  const text = textOf(field, condition);
  const read = parseCondition(field, text);
  const same =
    read &&
    read.operator === condition.operator &&
    String(read.values) === String(condition.values);
  return same ? text : undefined;
}

function textOf(field: Field, { operator, values }: FieldCondition): string {
  if (operator === 'null') return '=';
  if (operator === '!null') return '*';
  const { typed, usual } = field.type.comparison;
  const texts = values.map((value) => typed(value));
  if (operator === 'between') return texts.join('..');
  const text = texts[0] ?? '';
  return operator === usual ? text : operator + text;
}

const words: Readonly<Record<number, string>> = { [-1]: 'last', 0: 'this', 1: 'next' };

/** Names a period: «heute», «letzter Monat», «vor 3 Tagen». */
export function periodLabel({ unit, offset }: Period, t: TFunction<'list'>): string {
  const word = words[offset];
  if (word) return t(`period.${unit}.${word}`);
  return t(`period.${unit}.${offset < 0 ? 'ago' : 'ahead'}`, { count: Math.abs(offset) });
}

/** Names a day: «31.12.2026», «heute», «Beginn: letzter Monat». */
export function dayLabel(value: string, t: TFunction<'list'>): string {
  const relative = parseRelativeDay(value);
  if (!relative) return isDate(value) ? formatDate(value) : value;
  const period = periodLabel(relative, t);
  return relative.unit === 'day' ? period : t(`period.${relative.edge}`, { period });
}

export function useFilterTexts(fields: Fields, filter: Filter): FilterTexts {
  const { t } = useTranslation('list');
  const labelOf = useFieldLabel();
  const formatters = useFormatters(useNamedFields(fieldsIn(filter), fields));

  return useMemo(
    () => filterWords({ fields, formatters, labelOf, t }),
    [fields, formatters, labelOf, t],
  );
}
