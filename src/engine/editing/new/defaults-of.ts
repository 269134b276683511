import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';

/** What the contract says a new input starts with. */
export function defaultsOf(fields: Fields): AnyRecord {
  return Object.fromEntries(
    Object.values(fields)
      .filter(({ property }) => property.default !== undefined)
      .map(({ name, property }) => [name, property.default]),
  );
}
