import { canonicalValue } from '../../schemas/rules/canonical-value';
import type { Contract, JsonSchema } from './contract';
import { problem } from './problem';

/** No body of the contract comes near this; much deeper ones exhaust the stack. */
const DEEPEST = 50;

/** What no text may hold: the database cannot store U+0000, and half a character is none. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/**
 * A JSON value with every text in the form in which it is checked and stored: trimmed, composed,
 * empty → null, and as its format wants it. Passwords stay as they are. Names of texts that cannot
 * be stored are collected in `unstorable`.
 */
export function canonicalBody(
  value: unknown,
  schema: JsonSchema | undefined,
  contract: Contract,
  unstorable: string[],
  path = '',
): unknown {
  const resolved = schema && contract.resolve(schema);
  if (path.split('.').length > DEEPEST) throw problem(400, 'msg_request_unreadable');
  if (typeof value === 'string') {
    if (!isStorable(value)) unstorable.push(path);
    return resolved?.format === 'password' ? value : canonicalValue(value, resolved?.format);
  }
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      canonicalBody(item, resolved?.items, contract, unstorable, at(index)),
    );
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        canonicalBody(item, resolved?.properties?.[key], contract, unstorable, at(key)),
      ]),
    );
  }
  return value;
}
