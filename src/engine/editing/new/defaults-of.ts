import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';

/** Returns the values that a new input starts with by the contract. */
export function defaultsOf(fields: Fields): AnyRecord {
  return Object.fromEntries(
    Object.values(fields)
      .filter(({ property }) => property.default !== undefined)
      .map(({ name, property }) => [name, property.default]),
  );
}
