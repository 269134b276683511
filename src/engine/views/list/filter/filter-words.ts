import type { TFunction } from 'i18next';
import type { Field, Fields } from '../../../fields/field';
import type { ValueFormatter } from '../../../fields/value-formatter';
import { valueOfText } from '../../../fields/value-of-text';
import { dayLabel, periodLabel } from './period-label';
import { isGroup, type FieldCondition, type Predicate } from '../../../data/filters/predicate';
import { lastDays, periodOf } from '../../../data/filters/relative-date';

export interface FilterTexts {
  /** «Ort enthält Ulm», a group as its parts joined by «oder». */
  textOf: (predicate: Predicate) => string;
  /** Without the field's label, for below it: «Ulm», «≠ Ulm», «ist leer». */
  briefOf: (condition: FieldCondition) => string;
}

interface Words {
  fields: Fields;
  formatters: ReadonlyMap<string, ValueFormatter>;
  labelOf: (field: Field) => string;
  t: TFunction<'list'>;
}

/** Says conditions in the user's words. */
export function filterWords({ fields, formatters, labelOf, t }: Words): FilterTexts {
  const valueText = (field: Field, text: string) => {
    const { isDay, isText } = field.type.comparison;
    if (isDay) return dayLabel(text, t);
    const format = formatters.get(field.name);
    return (isText ? text : format?.(valueOfText(field, text) ?? text)) || text;
  };
  const valuesOf = ({ field: name, operator, values }: FieldCondition): string => {
    const field = fields[name];
    if (!field) return values.join(', ');
    const period = operator === 'between' ? periodOf(values) : undefined;
    if (period) return periodLabel(period, t);
    const days = operator === 'between' ? lastDays(values) : undefined;
    if (days !== undefined) return t('list:period.lastDays', { count: days });
    const texts = values.map((value) => valueText(field, value));
    if (operator === 'between') return t('list:range', { from: texts[0], to: texts[1] });
    return texts.join(', ');
  };
  const textOf = (predicate: Predicate): string => {
    if (isGroup(predicate)) {
      return predicate.items
        .map((item) => (isGroup(item) ? `(${textOf(item)})` : textOf(item)))
        .join(` ${t(predicate.op === 'OR' ? 'or' : 'and')} `);
    }
    const field = fields[predicate.field];
    const label = field ? labelOf(field) : predicate.field;
    const operator = wordOf(predicate, field?.type.comparison.isOfTime ?? false);
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

/** Key of a condition's sentence. */
function wordOf({ operator }: FieldCondition, isOfTime: boolean): string {
  const words: Readonly<Record<string, string>> = {
    '~': 'contains',
    '^': 'starts',
    '=': 'is',
    '!=': 'isNot',
    '<': isOfTime ? 'before' : 'less',
    '<=': isOfTime ? 'until' : 'atMost',
    '>': isOfTime ? 'after' : 'more',
    '>=': isOfTime ? 'from' : 'atLeast',
    null: 'empty',
    '!null': 'notEmpty',
    in: 'is',
    '!in': 'isNot',
    between: 'is',
  };
  return words[operator] ?? 'is';
}
