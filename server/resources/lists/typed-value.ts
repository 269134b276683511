import { canonicalValue } from '../../../schemas/rules/canonical-value';
import { isDate, isDateTime, isLocalDateTime } from '../../../schemas/rules/date-format';
import type { JsonSchema } from '../../http/contract/contract';

export type ValueKind =
  'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'moment' | 'local-moment' | 'list';

/** Kind of values that a property holds; for a list's items their own schema says it. */
export function kindOf(schema: JsonSchema): ValueKind {
  const types = [schema.type].flat();
  if (types.includes('array')) return 'list';
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('integer')) return 'integer';
  if (types.includes('number')) return 'decimal';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'moment';
  if (schema.format === 'local-date-time') return 'local-moment';
  return 'text';
}

/**
 * Converts a filter's text to the form in which values are stored; undefined when the property cannot hold it. Decimals
 * stay texts: the database compares them exactly. A moment may be a whole day: its beginning.
 */
export function typedValue(
  text: string,
  schema: JsonSchema,
): string | number | boolean | undefined {
  switch (kindOf(schema)) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'integer': {
      const number = /^-?\d{1,16}$/.test(text) ? Number(text) : NaN;
      return Number.isSafeInteger(number) ? number : undefined;
    }
    case 'decimal':
      return /^-?\d{1,20}(\.\d{1,10})?$/.test(text) ? text : undefined;
    case 'date':
      return isDate(text) ? text : undefined;
    case 'moment':
      return isDateTime(text) || isDate(text) ? text : undefined;
    case 'local-moment':
      return isLocalDateTime(text) || isDate(text) ? text : undefined;
    case 'list':
      return undefined;
    case 'text':
      return canonicalValue(text, schema) ?? undefined;
  }
}
