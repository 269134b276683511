import { use } from 'react';
import { useEngine } from '../context';
import type { Field } from '../field/field';
import type { FieldEditing } from '../field/field-editing';
import type { FieldType } from '../field/field-type';

/** Code that has come; it is the same for everybody. */
const loaded = new WeakMap<FieldType, FieldEditing>();
const loads = new WeakMap<readonly FieldType[], Promise<void>>();

/** Loads what editing fields of these types needs, once; a load that failed is tried again by the next call. */
export function loadFieldEditing(types: readonly FieldType[]): Promise<void> {
  const known = loads.get(types);
  if (known) return known;
  const load = Promise.all(
    types.map(async (type) => loaded.set(type, await type.loadEditing())),
  ).then(() => undefined);
  loads.set(types, load);
  load.catch(() => loads.delete(types));
  return load;
}

/** What editing a field needs. Throws when it has not been loaded. */
export function editingOf({ schema, name, type }: Field): FieldEditing {
  const editing = loaded.get(type);
  if (!editing) throw new Error(`${schema}.${name}: editing «${type.name}» is not loaded`);
  return editing;
}

/** Waits in the surrounding `Suspense` until fields can be edited; at once where they were loaded ahead. */
export function useFieldEditing(isNeeded = true): void {
  const { fieldTypes } = useEngine().registry;
  if (isNeeded && !fieldTypes.every((type) => loaded.has(type))) use(loadFieldEditing(fieldTypes));
}
