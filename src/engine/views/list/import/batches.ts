import type { ImportRow } from '../../../../api/imports';

/** Most that one call takes: what the server admits, stored while others wait for a number a tenth of a second. */
const mostRecords = 30;
const mostValues = 12_000;
const mostCharacters = 500_000;

/** Splits rows into calls. */
export function batchesOf<Row extends ImportRow>(
  rows: readonly Row[],
): readonly (readonly Row[])[] {
  const batches: Row[][] = [];
  let values = 0;
  let characters = 0;
  let records = 0;
  for (const row of rows) {
    const { brought = [] } = row;
    const all = [row.values, ...brought.map((part) => part.values)];
    const ofRow = all.reduce((sum, one) => sum + Object.keys(one).length + 4, 0);
    const length = JSON.stringify(all).length;
    const last = batches.at(-1);
    const fits =
      last !== undefined &&
      records + all.length <= mostRecords &&
      values + ofRow <= mostValues &&
      characters + length <= mostCharacters;
    if (!fits) {
      batches.push([]);
      [values, characters, records] = [0, 0, 0];
    }
    batches.at(-1)?.push(row);
    values += ofRow;
    characters += length;
    records += all.length;
  }
  return batches;
}
