import type { Engine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import { isShown } from '../../fields/fields-of-record';
import type { Place } from '../../screens/place';
import { isEditable } from '../../screens/record-rights';

/** Query parameter of `/new` that names the record to start from. */
export const copyParameter = 'copyOf';

/** Returns the values that the user may enter, without `readOnly`, `x-create-only`, `x-image` and `x-copy: false`. */
export function duplicateOf(
  record: AnyRecord,
  { fields }: Place,
  { can }: Pick<Engine, 'can'>,
): AnyRecord {
  const copied = Object.values(fields).filter(
    (field) =>
      isEditable(field, can, { isNew: true }) &&
      isShown(field, record, can) &&
      !field.property.writeOnly &&
      !field.createOnly &&
      !field.property['x-image'] &&
      field.property['x-copy'] !== false,
  );
  return Object.fromEntries(copied.map(({ name }) => [name, record[name] ?? null]));
}
