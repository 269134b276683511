import type { RateRow } from '../../../../../schemas/rules/rate-table';
import { today } from '../../../../../schemas/rules/today';
import { csvRows, separatorOf } from './csv-table';
import { decoded, encodingOf, type Encoding } from './csv-text';
import { headLine } from './head-line';
import { latestRates, readRates, type RateFields } from './rate-fields';

/** Sheet of texts, as its program shows them. */
export interface FileTable {
  /** Headings of the columns; '' where the line of headings says nothing, or the file has none. */
  columns: readonly string[];
  rows: readonly FileRow[];
  /** Language whose spelling its figures have; the user's unless given. */
  figures?: string;
  /** Way in which the file was read, and what else it could be. */
  source: Source;
}

export interface FileRow {
  /** Line in the file, the first one being 1. */
  line: number;
  cells: readonly string[];
}

/** Choices on how a file is read, where its reader is not to find out itself. */
export interface ReadChoices {
  encoding?: Encoding;
  separator?: string;
  /** Index of the sheet. */
  sheet?: number;
  /** Line of the headings; 0: there are none. */
  head?: number;
  /** Includes rows that the spreadsheet hides. */
  withHidden?: boolean;
}

export interface Source {
  /** First lines of the file, also those above the headings. */
  first: readonly FileRow[];
  /** Line of the headings; 0 without any. */
  head: number;
  /** Given where a file of rates has more of them than are taken: their number, and the first day of those taken. */
  latest?: { of: number; since: string };
  csv?: { encoding: Encoding; separator: string };
  book?: {
    sheets: readonly { name: string; isHidden: boolean }[];
    sheet: number;
    hiddenRows: number;
    withHidden: boolean;
  };
}

/** Most rows of a file that an import takes. */
export const mostRows = 100_000;
/** Most cells of a row; further ones are left out. */
const mostColumns = 500;
/** Most letters of a cell, as in Excel: a longer one begins with a quote that nothing ends. */
const longestCell = 32_767;
/** Most bytes of a file. */
const largest = 50_000_000;
/** Number of lines shown to choose the headings from. */
const shownLines = 15;

/** Error in a file. */
export class FileProblem extends Error {
  constructor(
    readonly kind: 'too-many' | 'too-large' | 'empty' | 'unreadable' | 'locked' | 'quotes',
  ) {
    super(kind);
  }
}

interface ReadOptions {
  choices?: ReadChoices;
  /** Fields of records that keep exchange rates, for which files of the European Central Bank are read, too. */
  rates?: RateFields | undefined;
  /** Tells whether a text heads a known column, by which the line of headings is found. */
  isKnown?: (text: string) => boolean;
  signal: AbortSignal;
}

/**
 * Reads CSV, and a sheet of XLSX, whatever the file is called; what is not chosen is found out. Throws {@link
 * FileProblem}, and when nobody waits any more.
 */
export async function readTable(file: Blob, options: ReadOptions): Promise<FileTable> {
  if (file.size > largest) throw new FileProblem('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  options.signal.throwIfAborted();
  const { rates } = options;
  if (rates) {
    const found = await readRates(bytes);
    if (found) return ratesTable(found, rates);
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FileProblem('locked');
  return startsWith(bytes, [0x50, 0x4b, 3, 4]) ? readBook(bytes, options) : readCsv(bytes, options);
}

/** Makes a row for each rate; figures are spelled as the bank does. */
function ratesTable(
  found: readonly RateRow[],
  { key, day, currency, rate }: RateFields,
): FileTable {
  if (found.length === 0) throw new FileProblem('empty');
  const rows = latestRates(found, mostRows);
  const since = rows.reduce((first, row) => (row.day < first ? row.day : first), today());
  return {
    columns: [key, day, currency, rate],
    rows: rows.map((row) => ({
      line: row.line,
      cells: [`${row.currency} ${row.day}`, row.day, row.currency, row.rate],
    })),
    figures: 'en',
    source: {
      first: [],
      head: 0,
      ...(rows.length < found.length && { latest: { of: found.length, since } }),
    },
  };
}

function readCsv(bytes: Uint8Array, options: ReadOptions): FileTable {
  const { choices = {} } = options;
  const encoding = choices.encoding ?? encodingOf(bytes);
  const text = decoded(bytes, encoding);
  const separator = choices.separator ?? separatorOf(text);
  const rows = csvRows(text, separator, mostRows + shownLines + 2).map((cells, index) => ({
    line: index + 1,
    cells,
  }));
  return tableOf(rows, { csv: { encoding, separator } }, options);
}

async function readBook(bytes: Uint8Array, options: ReadOptions): Promise<FileTable> {
  const { choices = {}, signal } = options;
  const { xlsxTable } = await import('./xlsx-table');
  const most = { rows: mostRows + shownLines, columns: mostColumns };
  const read = (sheet: number | undefined) =>
    xlsxTable(bytes, { sheet, most, signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new FileProblem(error instanceof RangeError ? 'too-large' : 'unreadable');
    });
  let book = await read(choices.sheet);
  // Takes the first sheet that holds anything, unless one was chosen.
  const others = book.sheets
    .flatMap(({ isHidden }, index) => (isHidden ? [] : [index]))
    .slice(1, 5);
  while (choices.sheet === undefined && book.rows.length === 0 && others.length > 0) {
    book = await read(others.shift());
  }
  const { sheets, sheet, rows } = book;
  const withHidden = choices.withHidden ?? false;
  const shown = withHidden ? rows : rows.filter(({ isHidden }) => !isHidden);
  const hiddenRows = rows.filter(({ isHidden }) => isHidden).length;
  const source = { book: { sheets, sheet, hiddenRows, withHidden } };
  return { ...tableOf(shown, source, options), figures: 'de' };
}

/** Returns the rows below the headings; empty ones are left out, and nothing above the headings is a row. */
export function tableOf(
  all: readonly FileRow[],
  source: Pick<Source, 'csv' | 'book'>,
  { choices = {}, isKnown }: Pick<ReadOptions, 'choices' | 'isKnown'> = {},
): FileTable {
  const filled = all
    .map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, mostColumns).map((text) => text.trim()),
    }))
    .filter(({ cells }) => cells.some((text) => text !== ''));
  if (filled.some(({ cells }) => cells.some(({ length }) => length > longestCell)))
    throw new FileProblem('quotes');
  const head = choices.head ?? headLine(filled, isKnown);
  const rows = filled.filter(({ line }) => line > head);
  const first = filled.slice(0, shownLines);
  // Fails without rows: such a file leaves nothing to choose; after a choice among sheets, separators or lines one can
  // choose again.
  if (filled.length < (choices.head === 0 ? 1 : 2)) throw new FileProblem('empty');
  if (rows.length > mostRows) throw new FileProblem('too-many');
  const names = filled.find(({ line }) => line === head)?.cells ?? [];
  const width = rows
    .slice(0, 1000)
    .reduce((most, { cells }) => Math.max(most, cells.length), names.length);
  const columns = Array.from({ length: width }, (_, index) => names[index] ?? '');
  return { columns, rows, source: { ...source, first, head } };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
