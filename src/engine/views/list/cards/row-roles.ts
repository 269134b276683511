import type { CardRole, GridColumn } from '../rows/grid-column';

/** Most texts side by side below the title; further ones have their labels. */
const MOST_TEXTS = 3;

/**
 * Gives roles to the columns of rows that are not records of a screen: after the title the last amount is the figure,
 * what has a tone or is due a state, and words need no label, the longest of them on a line of its own. Figures and
 * days keep their labels, and so does what opens the rows behind it.
 */
export function rowRoles(
  [, ...columns]: readonly GridColumn[],
  opens: (column: GridColumn) => boolean,
): ReadonlyMap<string, CardRole> {
  const plain = columns.filter((column) => !opens(column));
  const roles = new Map<string, CardRole>();
  const figure = plain.findLast(({ field }) => field.type.isAmount);
  if (figure) roles.set(figure.field.name, 'figure');
  const words: GridColumn[] = [];
  for (const column of plain) {
    const { type, metadata, name } = column.field;
    if (metadata.tones || metadata.due) roles.set(name, 'status');
    // Leaves out days, times and figures, which are cells of their own in a sheet.
    else if (!type.sheet && !type.figures && !type.isSwitch) words.push(column);
  }
  const longest =
    words.length > 2 ? words.reduce((a, b) => (b.width > a.width ? b : a)) : undefined;
  if (longest) roles.set(longest.field.name, 'words');
  const short = words.filter((column) => column !== longest).slice(0, MOST_TEXTS);
  for (const { field } of short) roles.set(field.name, 'subtitle');
  return roles;
}
