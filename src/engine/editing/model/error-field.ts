import type { Field, Fields } from '../../fields/field';
import { fieldAt, pathOf } from '../../fields/field-at';
import { cellPlace } from './cell-name';
import type { RowTable } from '../../screens/row-table';

/** Returns the field that a name of a session's problems means: of the record, or of a table's rows. */
export function errorField(
  name: string,
  fields: Fields,
  tables: readonly RowTable[],
): Field | undefined {
  const place = cellPlace(name);
  if (!place) return fieldAt(fields, pathOf(name, fields));
  return tables.find((table) => table.name === place.table)?.fields[place.field ?? ''];
}
