import { plainNumber } from '../../../list/export/csv';
import type { Field } from '../../../../fields/field';
import type { Row } from '../../../../editing/model/row';

interface CopiedColumn {
  field: Field;
  format: (value: unknown) => string;
}

/**
 * Formats rows for the clipboard, for this program to read, too: figures in German spelling, everything else as it
 * reads.
 */
export function copiedText(columns: readonly CopiedColumn[], rows: readonly Row[]): string {
  return rows
    .map((row) =>
      columns.map((column) => quoted(cellText(column, row[column.field.name]))).join('\t'),
    )
    .join('\r\n');
}

function cellText(column: CopiedColumn, value: unknown): string {
  return plainNumber(column, value) ?? column.format(value);
}

function quoted(text: string): string {
  return /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
