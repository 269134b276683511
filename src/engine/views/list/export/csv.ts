import type { AnyRecord } from '../../../../api/dialect';
import { isNumeric } from '../../../fields/field';
import type { GridColumn } from '../grid/grid-column';
import { isFormula } from './formula';

/** A CSV file as German Excel opens it: UTF-8 with BOM, semicolons, CRLF. */
export const csvStart = '\uFEFF';

/** The line of labels. */
export function csvHead(columns: readonly GridColumn[]): string {
  return line(columns.map(({ label }) => quoted(harmless(label))));
}

/** A record as a line: decimal comma, DD.MM.YYYY, no signs of thousands or currency; formulas made harmless. */
export function csvRow(columns: readonly GridColumn[], record: AnyRecord): string {
  return line(
    columns.map((column) => {
      const value = record[column.field.name];
      const number = plainNumber(column, value);
      return number ?? quoted(harmless(column.format(value)));
    }),
  );
}

/** A figure in German spelling, without rounding, a duration as Excel reads it; undefined for everything else. */
export function plainNumber(
  { field }: Pick<GridColumn, 'field'>,
  value: unknown,
): string | undefined {
  if (typeof value !== 'number' || !isNumeric(field)) return undefined;
  return field.type.plain?.(value) ?? String(value).replace('.', ',');
}

/** An apostrophe in front makes a text of what would be a formula. */
function harmless(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function line(cells: readonly string[]): string {
  return `${cells.join(';')}\r\n`;
}
