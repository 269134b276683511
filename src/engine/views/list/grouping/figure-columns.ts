import type { Field } from '../../../fields/field';
import type { GridColumn } from '../rows/grid-column';

/** Least room in px for a group's title; columns further left hold no figures: they would stand in the middle of it. */
const leastTitleRoom = 320;

interface FigureColumns {
  fields: ReadonlySet<string>;
  /** Place in px where the first of these columns begins and the title ends. Undefined without any. */
  titleRoom: number | undefined;
}

/** Finds the summed fields that have a column for their figure; the others stand beside the title. */
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

/** Tells whether rows can be grouped by a field: not by one of many values, nor by a text of many lines. */
export function isGroupable({ type }: Field): boolean {
  return type.prose !== 'lines' && !type.isSeveral;
}
