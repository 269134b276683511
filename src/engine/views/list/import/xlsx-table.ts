import { Parser } from 'saxen';
import { builtInFormat, showOf, type Show } from './shown-text';
import { elementCutter, mostUnpacked, TooLarge, unpacked, type Reading } from './xlsx-parts';

/** Row of a sheet; empty rows are left out. */
export interface SheetRow {
  /** Line in the sheet, the first one being 1. */
  line: number;
  /** Texts as they are shown; an error of a formula as its sign («#N/A»). */
  cells: readonly string[];
  isHidden: boolean;
}

export interface Sheet {
  name: string;
  isHidden: boolean;
}

interface Workbook {
  sheets: readonly Sheet[];
  /** Index of the sheet that was read. */
  sheet: number;
  rows: readonly SheetRow[];
}

interface Options {
  /** Index of the sheet; the first one that is shown unless given. */
  sheet?: number | undefined;
  /** Most rows, and cells of a row, that are taken; one row more is read, so that it can be told. */
  most: { rows: number; columns: number };
  signal: AbortSignal;
}

/**
 * Reads one sheet of an XLSX file as its spreadsheet shows it, piece by piece and in turns: nothing is held but its
 * texts. Throws where the file is no workbook, unpacks to more than {@link mostUnpacked} bytes, or nobody waits any
 * more.
 */
export async function xlsxTable(bytes: Uint8Array, options: Options): Promise<Workbook> {
  const reading: Reading = { bytes, signal: options.signal, room: mostUnpacked };
  const book = await bookOf(reading);
  const sheet =
    options.sheet ??
    Math.max(
      0,
      book.sheets.findIndex(({ isHidden }) => !isHidden),
    );
  const path = book.sheets[sheet]?.path;
  if (path === undefined) throw new Error(`The workbook has no sheet ${sheet}`);
  const rows = await sheetRows(reading, path, book, options.most);
  return { sheets: book.sheets.map(({ name, isHidden }) => ({ name, isHidden })), sheet, rows };
}

interface Book {
  sheets: readonly (Sheet & { path: string })[];
  texts: readonly string[];
  /** Formats by the number of a cell's style. */
  shows: readonly Show[];
  is1904: boolean;
}

/** Most letters of the parts that are held as a whole, and most sheets of a book: no program writes nearly as many. */
const mostHeld = 20_000_000;
const mostSheets = 1000;

const small = /(^|\/)(workbook\.xml|workbook\.xml\.rels|styles\.xml)$/i;
const shared = /(^|\/)sharedStrings\.xml$/i;

/** Reads what sheets refer to, and where each of them is. */
async function bookOf(reading: Reading): Promise<Book> {
  const parts = new Map<string, string>();
  const texts: string[] = [];
  const cut = elementCutter('si');
  let held = 0;
  for await (const { name, text } of unpacked(
    reading,
    (part) => small.test(part) || shared.test(part),
  )) {
    if (shared.test(name)) sharedTexts(cut(text), texts);
    else {
      held += text.length;
      if (held > mostHeld) throw new TooLarge();
      const key = (name.split('/').at(-1) ?? '').toLowerCase();
      parts.set(key, (parts.get(key) ?? '') + text);
    }
  }
  const workbook = parts.get('workbook.xml');
  if (workbook === undefined) throw new Error('No workbook');
  const paths = new Map<string, string>();
  eachElement(parts.get('workbook.xml.rels') ?? '', (name, { Id, Target }) => {
    if (name === 'Relationship' && Id && Target) paths.set(Id, Target.split('/').at(-1) ?? '');
  });
  const sheets: (Sheet & { path: string })[] = [];
  let is1904 = false;
  eachElement(workbook, (name, attributes) => {
    if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
    if (name !== 'sheet' || sheets.length >= mostSheets) return;
    const path =
      paths.get(attributes['r:id'] ?? idIn(attributes)) ?? `sheet${sheets.length + 1}.xml`;
    const isHidden = /hidden/i.test(attributes.state ?? '');
    sheets.push({ name: attributes.name ?? '', isHidden, path });
  });
  return { sheets, texts, shows: showsOf(parts.get('styles.xml') ?? ''), is1904 };
}

/** Returns the id of a relation, whatever prefix its namespace has. */
function idIn(attributes: Attributes): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

function showsOf(styles: string): readonly Show[] {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isOfCells = false;
  eachElement(
    styles,
    (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(Number(numFmtId ?? 0));
    },
    (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  );
  const shows = new Map<number, Show>();
  return formats.map((id) => {
    const show = shows.get(id) ?? showOf(codes.get(id) ?? builtInFormat(id));
    shows.set(id, show);
    return show;
  });
}

function sharedTexts(xml: string, texts: string[]): void {
  let text = '';
  let [isText, isSpoken] = [false, false];
  eachElement(
    xml,
    (name) => {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isSpoken = true;
    },
    (name) => {
      if (name === 'si') texts.push(unescaped(text));
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
    },
    (piece) => {
      if (isText && !isSpoken) text += piece;
    },
  );
}

async function sheetRows(
  reading: Reading,
  path: string,
  book: Book,
  most: Options['most'],
): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  const cut = elementCutter('row');
  const isWanted = (name: string) => /worksheets\//i.test(name) && name.endsWith(`/${path}`);
  for await (const { text } of unpacked(reading, isWanted)) {
    rowsIn(cut(text), rows, book, most.columns);
    if (rows.length > most.rows) break;
  }
  return rows;
}

function rowsIn(xml: string, rows: SheetRow[], { texts, shows, is1904 }: Book, most: number): void {
  let row: { line: number; cells: string[]; isHidden: boolean } | undefined;
  let cell: { column: number; type: string; style: number; text: string } | undefined;
  let [isValue, isSpoken] = [false, false];
  eachElement(
    xml,
    (name, attributes) => {
      if (name === 'row') {
        const line = Number(attributes.r ?? (rows.at(-1)?.line ?? 0) + 1);
        row = { line, cells: [], isHidden: /^(1|true)$/.test(attributes.hidden ?? '') };
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes;
        cell = {
          column: columnOf(r) ?? row?.cells.length ?? 0,
          type: t,
          style: Number(s),
          text: '',
        };
      } else if (name === 'v' || name === 't') isValue = true;
      else if (name === 'rPh') isSpoken = true;
    },
    (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isSpoken = false;
      else if (name === 'c' && cell && row) {
        const text = shown(cell);
        if (text !== '' && cell.column < most) {
          while (row.cells.length < cell.column) row.cells.push('');
          row.cells[cell.column] = text;
        }
        cell = undefined;
      } else if (name === 'row' && row) {
        if (row.cells.length > 0) rows.push(row);
        row = undefined;
      }
    },
    (piece) => {
      if (cell && isValue && !isSpoken) cell.text += piece;
    },
  );

  function shown({ type, style, text }: NonNullable<typeof cell>): string {
    if (text === '') return '';
    switch (type) {
      case 's':
        return texts[Number(text)] ?? '';
      case 'b':
        return text === '1' ? 'true' : 'false';
      case 'd':
        return text.replace(/T00:00(:00(\.0+)?)?Z?$/, '').replace('T', ' ');
      case 'n':
        return (shows[style] ?? showOf('General'))(text, is1904);
      default:
        return unescaped(text);
    }
  }
}

/** Returns the column of a reference: «C7» → 2. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Decodes characters that XML cannot hold, such as «_x000D_». */
function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** Visits the elements of a piece of XML, by their names without a prefix, and the texts between them. */
function eachElement(
  xml: string,
  onOpen: (name: string, attributes: Attributes) => void,
  onClose?: (name: string) => void,
  onText?: (text: string) => void,
): void {
  if (xml === '') return;
  const parser = new Parser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('openTag', (name, attributesOf, decode) => {
    const attributes = attributesOf();
    for (const key of Object.keys(attributes)) attributes[key] = decode(attributes[key] ?? '');
    onOpen(local(name), attributes);
  });
  if (onClose) parser.on('closeTag', (name) => onClose(local(name)));
  if (onText) parser.on('text', (text, decode) => onText(decode(text)));
  if (onText) parser.on('cdata', (text) => onText(text));
  parser.on('error', (error) => {
    throw error;
  });
  // Wraps a piece, which has no root of its own.
  parser.parse(xml.startsWith('<?') ? xml : `<piece>${xml}</piece>`);
}
