import type { Lookup } from '../../../../schemas/define';
import type { Field } from '../../fields/field';
import type { Place } from '../../screens/place';

/** As many as a second line has room for. */
const MOST = 3;

/** The fields that tell records of the same title apart. */
export function detailFields(
  lookup: Lookup,
  { definition, title, fields }: Place,
): readonly Field[] {
  const names =
    lookup.detail ??
    definition.columns
      .map(({ field }) => field)
      .filter((name) => !title.includes(name))
      .slice(0, MOST);
  return names.map((name) => fields[name]).filter((field): field is Field => !!field);
}
