import type { GridColumn } from '../grid/grid-column';
import { csvHead, csvRow, csvStart } from './csv';
import type { TableWriter } from './table-writer';

/** Writes a CSV file row by row. */
export function csvWriter(columns: readonly GridColumn[]): TableWriter {
  const parts: string[] = [csvStart, csvHead(columns)];
  return {
    add: (records) => {
      parts.push(records.map((record) => csvRow(columns, record)).join(''));
    },
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
