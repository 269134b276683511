import type { AnyRecord } from '../../define/definition';
import type { Field, Fields } from '../../fields/field';
import type { AskedFor } from '../../data/lists/rows-source';

/** Reads what is asked for, without what the call's parameters cannot mean. */
export function askedFor(search: URLSearchParams, fields: Fields): AskedFor {
  return Object.fromEntries(
    Object.values(fields).flatMap((field) => {
      const value = valueOf(search.get(field.name), field);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}

/** Puts values into the URL; empty ones leave it. */
export function withAskedFor(
  search: URLSearchParams,
  fields: Fields,
  values: AnyRecord,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of Object.keys(fields)) {
    const value = values[name] ?? '';
    if (value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

function valueOf(text: string | null, { property }: Field) {
  if (text === null || text === '') return undefined;
  const types = [property.type ?? 'string'].flat();
  if (types.includes('boolean'))
    return text === 'true' ? true : text === 'false' ? false : undefined;
  if (!types.includes('integer') && !types.includes('number')) return text;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}
