import type { AnyRecord } from '../../../../api/dialect';
import { isNumeric } from '../../../fields/field';
import type { GridColumn } from '../rows/grid-column';
import { guarded } from './formula-guard';

/** Beginning of the file as German Excel opens it: UTF-8 with BOM, semicolons, CRLF. */
const csvStart = '\uFEFF';

function csvHead(columns: readonly GridColumn[]): string {
  return csvLine(columns.map(({ label }) => ({ text: label })));
}

/** Writes a row: decimal comma, DD.MM.YYYY, no thousands or currency signs; formulas made harmless. */
export function csvRow(columns: readonly GridColumn[], record: AnyRecord): string {
  return csvLine(
    columns.map((column) => {
      const value = record[column.field.name];
      const number = plainNumber(column, value);
      return number === undefined ? { text: column.format(value) } : { number };
    }),
  );
}

/** Writes a figure in German, without rounding, a duration as Excel reads it; undefined for what is not a figure. */
export function plainNumber(
  { field }: Pick<GridColumn, 'field'>,
  value: unknown,
): string | undefined {
  if (typeof value !== 'number' || !isNumeric(field)) return undefined;
  return field.type.plain?.(value) ?? String(value).replace('.', ',');
}

/** Content of a cell: a figure in plain spelling is one that no reader could take for a formula. */
type CsvCell = { text: string } | { number: string };

/** Writes a line of cells, every one in quotes: a reader that separates by something else does not split them. */
export function csvLine(cells: readonly CsvCell[]): string {
  const contents = cells.map((cell) => ('number' in cell ? cell.number : guarded(cell.text)));
  return `${contents.map((content) => `"${content.replaceAll('"', '""')}"`).join(';')}\r\n`;
}

export function csvWriter(columns: readonly GridColumn[]): TableWriter {
  const parts: string[] = [csvStart, csvHead(columns)];
  return {
    add: (records) => {
      parts.push(records.map((record) => csvRow(columns, record)).join(''));
    },
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

export interface TableWriter {
  add: (records: readonly AnyRecord[]) => void;
  finish: () => Blob;
}
