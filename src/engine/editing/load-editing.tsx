import { useMemo, type ComponentType } from 'react';
import { useLoad } from '../../ui/use-load';
import { useEngine } from '../application/context';
import type { Field } from '../fields/field';
import type { FieldEditing } from '../fields/field-editing';
import type { FieldType } from '../fields/field-type';

/**
 * Editings that are loaded, the same for every user; by the way to them, which types share that differ only in how they
 * show or compare their values.
 */
const loaded = new WeakMap<FieldType['loadEditing'], FieldEditing>();
const loads = new WeakMap<readonly FieldType[], Promise<void>>();

/** Loads once; a failed load is tried again by the next call. */
export function loadFieldEditing(types: readonly FieldType[]): Promise<void> {
  const known = loads.get(types);
  if (known) return known;
  const load = Promise.all(
    types.map(async ({ loadEditing }) => loaded.set(loadEditing, await loadEditing())),
  ).then(() => undefined);
  loads.set(types, load);
  load.catch(() => loads.delete(types));
  return load;
}

/** Returns the editing; undefined while not loaded: nothing has been typed then. */
export function loadedEditing({ type }: Field): FieldEditing | undefined {
  return loaded.get(type.loadEditing);
}

/** Throws when it has not been loaded. */
export function editingOf({ schema, name, type }: Field): FieldEditing {
  const editing = loaded.get(type.loadEditing);
  if (!editing) throw new Error(`${schema}.${name}: editing «${type.name}» is not loaded`);
  return editing;
}

/** Returns whether fields can be edited. */
export function useFieldEditing(isWanted = true): boolean {
  const { fieldTypes } = useEngine().registry;
  const editing = useMemo(
    () => ({
      isThere: () => fieldTypes.every(({ loadEditing }) => loaded.has(loadEditing)),
      load: () => loadFieldEditing(fieldTypes),
    }),
    [fieldTypes],
  );
  return useLoad(editing, true, isWanted);
}

/** Draws nothing until fields can be edited. */
export function withFieldEditing<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function WithFieldEditing(props: Props) {
    return useFieldEditing() ? <Component {...props} /> : null;
  };
}
