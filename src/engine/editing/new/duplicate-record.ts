import type { Engine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import { isShown } from '../../fields/fields-of-record';
import type { Place } from '../../screens/place';
import { isEditable } from '../../screens/record-rights';

/** Query parameter of `/new` that names the record to start from. */
export const copyParameter = 'copyOf';

/**
 * What a duplicate starts with: the record's values that a new one takes and this user may enter. What
 * belongs to one record alone stays behind: what the server gives (`readOnly`), what is fixed at the
 * start (`x-create-only`), images (`x-image`) and what the contract says is not copied (`x-copy: false`).
 */
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
