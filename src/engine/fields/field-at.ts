import type { Field, Fields } from './field';

/** Where a value stands in a record: names of properties, places in lists. */
export type FieldPath = readonly (string | number)[];

/** A path as servers name it: `ansprechpartner.2.name`. */
export function pathName(path: FieldPath): string {
  return path.join('.');
}

/** What `pathName` wrote; a field's own name, whatever is in it, stays one. */
export function pathOf(name: string, fields: Fields): FieldPath {
  if (name in fields) return [name];
  const steps = name.split('.');
  return steps.map((step, index) => {
    const isPlace = /^\d+$/.test(step) && fieldAt(fields, steps.slice(0, index))?.property.items;
    return isPlace ? Number(step) : step;
  });
}

/** The field at a place; of one of several objects the field that holds them. Undefined where there is none. */
export function fieldAt(fields: Fields, path: FieldPath): Field | undefined {
  let found: Field | undefined;
  for (const [index, step] of path.entries()) {
    const isPlace = index > 0 && found?.property.items !== undefined && /^\d+$/.test(String(step));
    if (isPlace) found = found?.item?.() ?? found;
    else found = (index === 0 ? fields : found?.parts?.())?.[step];
    if (!found) return undefined;
  }
  return found;
}

/** The value at a place. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (found, step) =>
      typeof found === 'object' && found !== null
        ? (found as Readonly<Record<string, unknown>>)[step]
        : undefined,
    value,
  );
}
