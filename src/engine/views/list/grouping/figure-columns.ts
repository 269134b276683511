import type { Field } from '../../../fields/field';
import type { GridColumn } from '../grid/grid-column';

/** Columns that begin further left, px, hold no figures: they would stand in the middle of a group's title. */
const leastTitleRoom = 320;

interface FigureColumns {
  /** Fields whose figures stand in their columns. */
  fields: ReadonlySet<string>;
  /** Where the first of these columns begins, px: the title ends there. Undefined when there is none. */
  titleRoom: number | undefined;
}

/** Which of the fields that are summed up have a column to show the figure in; the others are said beside the title. */
export function figureColumns(
  columns: readonly Pick<GridColumn, 'field' | 'width'>[],
  summed: readonly string[],
): FigureColumns {
  const fields = new Set<string>();
  let titleRoom: number | undefined;
  let start = 0;
  for (const { field, width } of columns) {
    if (start >= leastTitleRoom && summed.includes(field.name)) {
      titleRoom ??= start;
      fields.add(field.name);
    }
    start += width;
  }
  return { fields, titleRoom };
}

/** Whether rows can have a field's value in common: not its many values, nor a text of many lines. */
export function isGroupable({ type }: Field): boolean {
  return type.prose !== 'lines' && !type.isSeveral;
}
