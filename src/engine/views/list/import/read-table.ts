import type { RateRow } from '../../../../../schemas/rules/rate-table';
import { csvTable } from './csv-table';
import { readRates, type RateFields } from './rate-fields';

/** A sheet of texts; the first row names the columns. */
export interface FileTable {
  columns: readonly string[];
  rows: readonly FileRow[];
  /** The language whose spelling its figures have; the user's unless given. */
  figures?: string;
}

export interface FileRow {
  /** In the file, the first one being 1. */
  line: number;
  cells: readonly string[];
}

/** Rows of a file that an import takes. */
export const mostRows = 100_000;

/** `too-many`, `empty`, or `unreadable`: what is wrong with a file. */
export class FileProblem extends Error {
  constructor(readonly kind: 'too-many' | 'empty' | 'unreadable') {
    super(kind);
  }
}

/**
 * Reads CSV, and the first sheet of XLSX, whatever the file is called; into records that keep exchange rates (`rates`)
 * also the files of the European Central Bank. Throws {@link FileProblem}.
 */
export async function readTable(file: Blob, rates?: RateFields): Promise<FileTable> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = rates && (await readRates(bytes));
  if (rates && found) return ratesTable(found, rates);
  return isZip(bytes)
    ? { ...tableOf(await xlsxRows(file)), figures: 'de' }
    : tableOf(csvTable(bytes));
}

/** A row for each rate; figures are spelled as the bank does. */
function ratesTable(
  found: readonly RateRow[],
  { key, day, currency, rate }: RateFields,
): FileTable {
  if (found.length === 0) throw new FileProblem('empty');
  if (found.length > mostRows) throw new FileProblem('too-many');
  return {
    columns: [key, day, currency, rate],
    rows: found.map((row) => ({
      line: row.line,
      cells: [`${row.currency} ${row.day}`, row.day, row.currency, row.rate],
    })),
    figures: 'en',
  };
}

/** Empty rows are left out, also above the names of the columns. */
export function tableOf(all: readonly (readonly string[])[]): FileTable {
  const filled = all
    .map((cells, index) => ({ line: index + 1, cells: cells.map((text) => text.trim()) }))
    .filter(({ cells }) => cells.some((text) => text !== ''));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) throw new FileProblem('empty');
  if (rows.length > mostRows) throw new FileProblem('too-many');
  return { columns: head.cells, rows };
}

async function xlsxRows(file: Blob): Promise<readonly (readonly string[])[]> {
  const { xlsxTable } = await import('./xlsx-table');
  return xlsxTable(file).catch(() => {
    throw new FileProblem('unreadable');
  });
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}
