import type { ImportRow } from '../../../../api/imports';

/** Most that one call takes: what the server admits, stored while others wait for a number a tenth of a second. */
const mostRows = 30;
const mostValues = 12_000;
const mostCharacters = 500_000;

/** Splits rows into calls. */
export function batchesOf<Row extends ImportRow>(
  rows: readonly Row[],
): readonly (readonly Row[])[] {
  const batches: Row[][] = [];
  let values = 0;
  let characters = 0;
  for (const row of rows) {
    const ofRow = Object.keys(row.values).length + 4;
    const length = JSON.stringify(row.values).length;
    const last = batches.at(-1);
    const fits =
      last !== undefined &&
      last.length < mostRows &&
      values + ofRow <= mostValues &&
      characters + length <= mostCharacters;
    if (!fits) {
      batches.push([]);
      [values, characters] = [0, 0];
    }
    batches.at(-1)?.push(row);
    values += ofRow;
    characters += length;
  }
  return batches;
}
