import type { AnyRecord } from '../../../../api/dialect';
import { isNumeric } from '../../../fields/field';
import type { GridColumn } from '../grid/grid-column';

/** As German Excel opens it: UTF-8 with BOM, semicolons, CRLF. */
const csvStart = '\uFEFF';

function csvHead(columns: readonly GridColumn[]): string {
  return line(columns.map(({ label }) => quoted(harmless(label))));
}

/** Decimal comma, DD.MM.YYYY, no thousands or currency signs; formulas made harmless. */
export function csvRow(columns: readonly GridColumn[], record: AnyRecord): string {
  return line(
    columns.map((column) => {
      const value = record[column.field.name];
      const number = plainNumber(column, value);
      return number ?? quoted(harmless(column.format(value)));
    }),
  );
}

/** In German, without rounding, a duration as Excel reads it; undefined for what is no figure. */
export function plainNumber(
  { field }: Pick<GridColumn, 'field'>,
  value: unknown,
): string | undefined {
  if (typeof value !== 'number' || !isNumeric(field)) return undefined;
  return field.type.plain?.(value) ?? String(value).replace('.', ',');
}

/** An apostrophe in front makes a text of a formula. */
function harmless(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function line(cells: readonly string[]): string {
  return `${cells.join(';')}\r\n`;
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

/** Whether a spreadsheet would take a text for a formula (OWASP: CSV injection). */
export function isFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text);
}

export interface TableWriter {
  add: (records: readonly AnyRecord[]) => void;
  finish: () => Blob;
}
