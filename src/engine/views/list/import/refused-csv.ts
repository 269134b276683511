import { csvLine } from '../export/csv';
import type { FileRow } from './read-table';

/**
 * Writes the refused rows as they stood in the file, each with its line and the reason: to be corrected and imported
 * again.
 */
export function refusedCsv(
  columns: readonly string[],
  rows: readonly { row: FileRow; reason: string }[],
  labels: { line: string; reason: string },
): string {
  const head = [...columns, labels.line, labels.reason];
  const lines = rows.map(({ row, reason }) => [
    ...columns.map((_, index) => row.cells[index] ?? ''),
    String(row.line),
    reason,
  ]);
  const csv = [head, ...lines].map((cells) => csvLine(cells.map((text) => ({ text }))));
  return `\uFEFF${csv.join('')}`;
}
