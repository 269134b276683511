import { headingKey } from '../../../../fields/unaccent';

export interface LabelledField {
  field: { name: string };
  label: string;
}

interface LaidCopy {
  /** Cells without the row of labels. */
  cells: readonly (readonly string[])[];
  /** Field names by the columns of the copy, from `column` on; undefined where the table has none of that label. */
  names: readonly (string | undefined)[];
  column: number;
}

/**
 * Decides which columns copied cells go to: those their first row says when it holds the labels of columns, else from
 * `column` on. `further`: fields without a column.
 */
export function columnsOfCopy(
  cells: readonly (readonly string[])[],
  columns: readonly LabelledField[],
  column: number,
  further: readonly LabelledField[] = [],
): LaidCopy {
  const [head = [], ...others] = cells;
  const byLabel = new Map(
    [...columns, ...further].flatMap(({ field, label }) => [
      [headingKey(label), field.name] as const,
      [headingKey(field.name), field.name] as const,
    ]),
  );
  const names = head.map((text) => byLabel.get(headingKey(text)));
  const written = head.filter((text) => text.trim() !== '').length;
  const known = names.filter((name) => name !== undefined).length;
  // Two labels and most of the row: no row of values reads like that.
  const isHead = others.length > 0 && known >= 2 && known * 2 > written;
  return isHead
    ? { cells: others, names, column: 0 }
    : { cells, names: columns.map(({ field }) => field.name), column };
}
