import type { AnyRecord, Me } from '../define/definition';
import { isNumeric, type Field } from '../field/field';
import type { Place } from '../route/match';

/**
 * What a new record starts with: the contract's defaults, the definition's, which may look at the
 * record above, what the query of its address says, then what its place says.
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
    const value = text && field ? valueOf(text, field) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(defaults),
    ...definition.create?.defaults?.(me, parent),
    ...Object.fromEntries(asked),
    ...preset,
  };
}

/** What a query's text stands for in a field; undefined where it stands for nothing of that kind. */
function valueOf(text: string, field: Field): unknown {
  const types = [field.property.type].flat();
  if (types.includes('boolean'))
    return text === 'true' ? true : text === 'false' ? false : undefined;
  if (isNumeric(field) || types.includes('integer')) {
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
  }
  return text;
}
