import type { Fields } from '../../../fields/field';
import type { ColumnSetting } from './column-layout';

/** Fields that a list can show a column of: those the user may see. Version and id are the application's own. */
export function columnFields(fields: Fields, can: (right: string) => boolean): readonly string[] {
  return Object.values(fields)
    .filter(({ name, right, property, rows }) => {
      if (name === 'id' || name === 'version' || property.writeOnly) return false;
      // Rows have a table of their own in the record.
      if (rows !== undefined) return false;
      return right === undefined || can(right);
    })
    .map(({ name }) => name);
}

/** The columns that are drawn: those that exist and are not hidden; at least one, or there would be no way to a row. */
export function shownColumns(
  arranged: readonly ColumnSetting[],
  available: readonly string[],
): readonly ColumnSetting[] {
  const possible = arranged.filter(({ field }) => available.includes(field));
  const shown = possible.filter(({ hidden }) => !hidden);
  return shown.length > 0 ? shown : possible.slice(0, 1);
}
