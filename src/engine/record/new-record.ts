import type { AnyRecord } from '../define/definition';
import type { Me } from '../define/screen';
import type { Place } from '../route/match';

/** What a new record starts with: the contract's defaults, the definition's, then what its place says. */
export function newRecord({ definition, fields, preset }: Place, me: Me): AnyRecord {
  const defaults = Object.values(fields)
    .filter(({ property, readOnly }) => property.default !== undefined && !readOnly)
    .map(({ name, property }) => [name, property.default] as const);
  return { ...Object.fromEntries(defaults), ...definition.create?.defaults?.(me), ...preset };
}
