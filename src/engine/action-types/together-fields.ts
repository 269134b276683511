import type { ChosenTogether } from '../define/definition';
import { silentFields, type NamedFields } from '../define/named-fields';

/** What a call for several rows names: fields that they agree in, and the property of the body for their ids. */
export function togetherFields(
  schema: string | undefined,
  body: string | undefined,
  selection: ChosenTogether | undefined,
): NamedFields[] {
  if (!selection) return [];
  return [
    { as: 'same', schema, names: selection.same ?? [] },
    silentFields('selection', body, [selection.property]),
  ];
}
