import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { AnyRecord } from '../../../../api/dialect';
import type { GridColumn } from '../grid/grid-column';
import { headStyle, stylesOf, xlsxCell, xlsxText } from './xlsx-cell';
import { sheetEnd, sheetStart, xlsxParts } from './xlsx-parts';
import type { TableWriter } from './table-writer';

/** Rows of a sheet, the header included. */
export const sheetRows = 1_048_576;

/**
 * Writes a workbook row by row; only what is compressed already is kept. Ours and not a library's: those that
 * stream are made for Node, the others hold every cell in memory, and one sheet needs no more than this.
 */
export function xlsxWriter(columns: readonly GridColumn[], sheetName: string): TableWriter {
  const styles = stylesOf(columns);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  for (const [name, content] of Object.entries(xlsxParts(sheetName, styles))) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(content), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 4 });
  zip.add(sheet);
  const letters = columns.map((_, index) => columnLetters(index));
  let row = 1;
  const line = (cells: (reference: string, index: number) => string) => {
    const content = letters.map((letter, index) => cells(`${letter}${row}`, index)).join('');
    const text = `<row r="${row}">${content}</row>`;
    row += 1;
    return text;
  };
  sheet.push(
    strToU8(
      sheetStart(columns) +
        line((reference, index) => xlsxText(columns[index]?.label ?? '', reference, headStyle)),
    ),
  );
  return {
    add: (records: readonly AnyRecord[]) => {
      const lines = records.map((record) =>
        line((reference, index) => {
          const column = columns[index];
          return column ? xlsxCell(column, record, reference, styles) : '';
        }),
      );
      sheet.push(strToU8(lines.join('')));
    },
    finish: () => {
      sheet.push(strToU8(sheetEnd), true);
      zip.end();
      if (failure) throw failure;
      return new Blob(chunks, {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      });
    },
  };
}

/** 0 → A, 25 → Z, 26 → AA. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
