import type { ChosenTogether } from '../define/definition';
import { silentFields, type NamedFields } from '../define/named-fields';

/** Lists what a call for several rows names: the fields they must agree in, and the body's property for their ids. */
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
