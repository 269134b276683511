import { scaleOf } from '../../../schemas/rules/scale-of';
import type { Message } from '../errors/problem';
import type { ErrorObject } from './validator';

/** Formats of numbers that limit the decimals (3-decisions 3.1 «Arithmetic»). */
const scales: Readonly<Record<string, string>> = {
  money: '2',
  percent: '2',
  quantity: '2',
  weight: '3',
};

interface Named {
  field: string;
  message: Message;
}

/**
 * Error of AJV in words: the field (path joined by dots, '' for the whole value) and its message. Returns undefined
 * where it only repeats another error.
 */
export function schemaMessage(error: ErrorObject): Named | undefined {
  const at = error.instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: string) => (at ? `${at}.${name}` : name);
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return { field: inside(String(params.missingProperty)), message: required };
    case 'additionalProperties':
      return {
        field: inside(String(params.additionalProperty)),
        message: { code: 'msg_field_unknown' },
      };
    case 'minProperties':
      return { field: at, message: { code: 'msg_body_empty' } };
    case 'anyOf':
    case 'oneOf':
    case 'if':
      return undefined;
    case 'type':
      // «or null» beside a reference: what the reference says is enough.
      if (params.type === 'null') return undefined;
      return { field: at, message: valueMessage(error) };
    default:
      return { field: at, message: valueMessage(error) };
  }
}

const required: Message = { code: 'msg_value_required' };

function valueMessage({ keyword, params, data }: ErrorObject): Message {
  // An empty text has become null: for people it is missing, not of the wrong type.
  if (data === null && (keyword === 'type' || keyword === 'enum')) return required;
  const limit = String((params as { limit?: unknown }).limit ?? '');
  switch (keyword) {
    case 'type':
      return { code: 'msg_value_type' };
    case 'enum':
    case 'const':
      return { code: 'msg_value_choice' };
    case 'minLength':
      return limit === '1' ? required : { code: 'msg_value_too_short', parameters: [limit] };
    case 'maxLength':
      return { code: 'msg_value_too_long', parameters: [limit] };
    case 'minimum':
      return { code: 'msg_value_minimum', parameters: [limit] };
    case 'maximum':
      return { code: 'msg_value_maximum', parameters: [limit] };
    case 'minItems':
      return limit === '1' ? required : { code: 'msg_value_too_few', parameters: [limit] };
    case 'maxItems':
      return { code: 'msg_value_too_many', parameters: [limit] };
    case 'multipleOf':
      return { code: 'msg_value_scale', parameters: [stepScale(params)] };
    case 'format':
      return formatMessage((params as { format: string }).format);
    default:
      return { code: 'msg_value_pattern' };
  }
}

/** Decimals of a step: a multiple of 0.1 has one. */
function stepScale(params: unknown): string {
  return String(scaleOf((params as { multipleOf: number }).multipleOf));
}

function formatMessage(format: string): Message {
  const scale = scales[format];
  if (scale) return { code: 'msg_value_scale', parameters: [scale] };
  return { code: `msg_format_${format.replaceAll('-', '_')}` };
}
