import { canonicalValue } from '../../../schemas/rules/canonical-value';
import type { Contract, JsonSchema } from '../contract/contract';
import { problem, type Message } from '../errors/problem';
import { MOST_VALUES } from './most-values';
import { isStorable } from './storable';

/** Deepest nesting; no body of the contract comes near it, and much deeper ones exhaust the stack. */
const DEEPEST = 50;
/** Maximum number of unknown properties that are refused by name, and their longest names: nobody reads hundreds. */
const MOST_UNKNOWN = 100;
const LONGEST_NAME = 100;
/** Longest text without `maxLength`: days, codes, texts that a pattern measures. */
const LONGEST_CODE = 100;

/** Body as it is checked and stored, with its known faults. */
export interface CanonicalBody {
  value: unknown;
  /** Faults by field, the names joined by dots. */
  faults: [field: string, message: Message][];
}

/**
 * Converts every text of a JSON value to the form in which it is checked and stored: trimmed, composed, empty → null,
 * and as its format wants it. Passwords stay as they are.
 *
 * Lengths and counts are limited here, before anything that takes more time than reading looks at a value: excess
 * length or number is noted as a fault and cut, a list or an object in the place of something else is emptied (its type
 * refuses it), unknown properties keep only their names. Throws 400 for a body that is too deep, 413 for one of too
 * many values.
 */
export function canonicalBody(
  body: unknown,
  schema: JsonSchema | undefined,
  contract: Contract,
): CanonicalBody {
  const faults: CanonicalBody['faults'] = [];
  const path: string[] = [];
  let values = 0;

  const inside = (name: string, value: unknown, within: JsonSchema | undefined): unknown => {
    path.push(name.slice(0, LONGEST_NAME));
    const found = canonical(value, within);
    path.pop();
    return found;
  };
  const fault = (code: string, ...parameters: string[]) => {
    if (faults.length < MOST_UNKNOWN) faults.push([path.join('.'), { code, parameters }]);
  };

  function canonical(value: unknown, within: JsonSchema | undefined): unknown {
    values += 1;
    if (values > MOST_VALUES) throw problem(413, 'msg_body_too_large');
    if (path.length >= DEEPEST) throw problem(400, 'msg_request_unreadable');
    const found = within && contract.resolve(within);
    if (typeof value === 'string') return textOf(value, found);
    if (Array.isArray(value)) return mayBe('array', found) ? itemsOf(value, found) : [];
    if (typeof value !== 'object' || value === null) return value;
    return mayBe('object', found) ? propertiesOf(value, found) : {};
  }

  function textOf(text: string, found: JsonSchema | undefined): string | null {
    if (!mayBe('string', found)) return text.trim().slice(0, LONGEST_CODE) || null;
    const { format } = found ?? {};
    const trimmed = format === 'password' ? text : text.trim();
    if (!isMeasured(trimmed, found)) {
      const limit = longest(found);
      fault('msg_value_too_long', String(limit));
      return trimmed.slice(0, limit);
    }
    if (!isStorable(trimmed)) {
      fault('msg_value_characters');
      return trimmed;
    }
    // The form of a value without a schema is up to the code that knows its property.
    if (found?.type === undefined) return trimmed || null;
    return format === 'password' ? text : canonicalValue(trimmed, found);
  }

  function itemsOf(list: unknown[], { items, maxItems }: JsonSchema = {}): unknown[] {
    const limit = typeof maxItems === 'number' ? maxItems : Infinity;
    if (list.length > limit) fault('msg_value_too_many', String(limit));
    return list.slice(0, limit).map((item, index) => inside(String(index), item, items));
  }

  function propertiesOf(object: object, found: JsonSchema = {}): Record<string, unknown> {
    const { properties, additionalProperties: others } = found;
    const isClosed = properties !== undefined && (others === undefined || others === false);
    const result: Record<string, unknown> = {};
    let unknown = 0;
    for (const name of Object.keys(object)) {
      const value = (object as Record<string, unknown>)[name];
      const own = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (own || !isClosed) {
        const schemaOfOthers = typeof others === 'object' ? others : undefined;
        result[name] = inside(name, value, own ?? schemaOfOthers);
      } else if (++unknown <= MOST_UNKNOWN) result[name.slice(0, LONGEST_NAME)] = null;
    }
    return result;
  }

  return { value: canonical(body, schema), faults };
}

/**
 * Tells whether a text is short enough to be examined for a property. Some formats are written with blanks, a file's
 * name with its path; the schema measures what is left.
 */
export function isMeasured(text: string, schema: JsonSchema | undefined): boolean {
  return text.length <= 4 * longest(schema) + 1000;
}

/** Maximum number of characters of a text; any number without a schema. */
export function longest(schema: JsonSchema | undefined): number {
  if (schema?.type === undefined) return Infinity;
  return typeof schema.maxLength === 'number' ? schema.maxLength : LONGEST_CODE;
}

/** Tells whether a schema can hold such a value; one without a type can. */
function mayBe(type: 'string' | 'array' | 'object', schema: JsonSchema | undefined): boolean {
  const types = schema?.type === undefined ? [] : [schema.type].flat();
  return types.length === 0 || types.includes(type);
}
