import type { Field, Fields } from './field';

export type FieldPath = readonly (string | number)[];

/** Writes a path as servers name it: `ansprechpartner.2.name`. */
export function pathName(path: FieldPath): string {
  return path.join('.');
}

/** Reads a path, the reverse of `pathName`; a field's own name stays one segment, even with dots. */
export function pathOf(name: string, fields: Fields): FieldPath {
  if (name in fields) return [name];
  const steps = name.split('.');
  return steps.map((step, index) => {
    const isPlace = /^\d+$/.test(step) && fieldAt(fields, steps.slice(0, index))?.property.items;
    return isPlace ? Number(step) : step;
  });
}

/** Finds the field at a path; of several alternatives the field that holds them. Undefined where there is none. */
export function fieldAt(fields: Fields, path: FieldPath): Field | undefined {
  let found: Field | undefined;
  for (const [index, step] of path.entries()) {
    const isPlace = index > 0 && found?.property.items !== undefined && /^\d+$/.test(String(step));
    // Of values that are chosen together, none is a field of its own.
    if (isPlace) found = found?.item?.() ?? (found?.parts ? found : undefined);
    else found = (index === 0 ? fields : found?.parts?.())?.[step];
    if (!found) return undefined;
  }
  return found;
}

export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (found, step) =>
      typeof found === 'object' && found !== null
        ? (found as Readonly<Record<string, unknown>>)[step]
        : undefined,
    value,
  );
}
