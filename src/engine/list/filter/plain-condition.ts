import type { Field } from '../../field/field';
import type { FieldCondition } from './predicate';

/** Anything else is read and written by `typed-conditions.ts`, whose code may be still to come. */
const isPlain = ({ property }: Field, text: string) =>
  property.format === undefined && text !== '' && !/^[!=<>~^*]/.test(text);

/** Plain text that is looked for in a text, as a condition; undefined for whatever has to be read. */
export function plainCondition(field: Field, typed: string): FieldCondition | undefined {
  const text = typed.trim();
  if (!field.type.comparison.isText || !isPlain(field, text)) return undefined;
  return { field: field.name, operator: '~', values: [text] };
}

/** Such a condition as it is typed. */
export function plainText(field: Field, { operator, values }: FieldCondition): string | undefined {
  const [text = '', ...further] = values;
  const isOne = field.type.comparison.isText && operator === '~' && further.length === 0;
  return isOne && isPlain(field, text) && text.trim() === text ? text : undefined;
}
