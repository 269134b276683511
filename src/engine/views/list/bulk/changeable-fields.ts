import type { Engine } from '../../../application/context';
import type { Field } from '../../../fields/field';
import { isEditable } from '../../../screens/record-rights';
import type { Place } from '../../../screens/place';
import { tabTypeOf } from '../../../screens/tab-type';

/** The fields that a user may change in many rows at once: those of the record's forms, in their order. */
export function changeableFields(
  { definition, fields }: Place,
  { can, registry }: Pick<Engine, 'can' | 'registry'>,
): readonly Field[] {
  const names = definition.tabs.flatMap((tab) =>
    (tabTypeOf(registry, tab).sections?.(tab) ?? []).flatMap((section) => section.fields),
  );
  return [...new Set(names)]
    .map((name) => fields[name])
    .filter(
      (field): field is Field =>
        isEditable(field, can, { isNew: false }) &&
        (field?.right === undefined || can(field.right)),
    );
}
