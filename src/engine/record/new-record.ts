import type { AnyRecord, ScreenDefinition } from '../define/definition';
import type { Me } from '../define/screen';
import type { Fields } from '../field/field';

/** What a new record starts with: the contract's defaults, then the definition's. */
export function newRecord(definition: ScreenDefinition, fields: Fields, me: Me): AnyRecord {
  const defaults = Object.values(fields)
    .filter(({ property, readOnly }) => property.default !== undefined && !readOnly)
    .map(({ name, property }) => [name, property.default] as const);
  return { ...Object.fromEntries(defaults), ...definition.create?.defaults?.(me) };
}
