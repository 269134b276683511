import type { AnyRecord, Me } from '../../define/definition';
import { valueOfText } from '../../fields/value-of-text';
import type { Place } from '../../screens/place';

/**
 * Makes a new record. The later wins: the contract's defaults, the definition's, the query of the address, the place's
 * presets.
 */
export function newRecord(
  { definition, fields, preset }: Place,
  me: Me,
  query: URLSearchParams,
  parent?: AnyRecord,
): AnyRecord {
  const defaults = Object.values(fields)
    .filter(({ property, readOnly }) => property.default !== undefined && !readOnly)
    .map(({ name, property }) => [name, property.default] as const);
  const asked = Object.entries(definition.create?.query ?? {}).flatMap(([parameter, name]) => {
    const text = query.get(parameter);
    const field = fields[name];
    const value = text && field ? valueOfText(field, text) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(defaults),
    ...definition.create?.defaults?.(me, parent),
    ...Object.fromEntries(asked),
    ...preset,
  };
}
