import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { AnyRecord } from '../../../../api/dialect';
import type { GridColumn } from '../rows/grid-column';
import type { TableWriter } from './csv';
import { isFormula } from './formula-guard';

/** Most rows of a sheet, including the header. */
export const sheetRows = 1_048_576;

/**
 * Writes a workbook and keeps only compressed data. It is our own: libraries that stream are made for Node, others hold
 * every cell in memory.
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

/** Names a column: 0 → A, 25 → Z, 26 → AA. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Styles of a sheet: 0 is none, 1 the header, then one for each number format, then texts. */
interface SheetStyles {
  /** Number formats, each once. */
  codes: readonly string[];
  byField: ReadonlyMap<string, number>;
}

function stylesOf(columns: readonly Pick<GridColumn, 'field'>[]): SheetStyles {
  const codeOf = new Map(
    columns.flatMap(({ field }) => {
      const code = field.type.sheet?.code?.(field);
      return code === undefined ? [] : [[field.name, code] as const];
    }),
  );
  const codes = [...new Set(codeOf.values())];
  return {
    codes,
    byField: new Map([...codeOf].map(([name, code]) => [name, 2 + codes.indexOf(code)])),
  };
}

const headStyle = 1;
/** Index of the style for a text that would be a formula: it stays a text after its cell was edited. */
const textStyle = ({ codes }: SheetStyles) => 2 + codes.length;
/** Most letters in a cell: Excel refuses the whole file when one holds more. */
const longestText = 32_767;

/** Writes a cell: numbers, dates and booleans as such; '' for an empty one. */
function xlsxCell(
  column: GridColumn,
  record: AnyRecord,
  reference: string,
  styles: SheetStyles,
): string {
  const { field } = column;
  const value = record[field.name];
  if (value === null || value === undefined || value === '') return '';
  const found = field.type.sheet?.value(value, () => column.format(value));
  if (typeof found === 'boolean') {
    return `<c r="${reference}" t="b"><v>${found ? 1 : 0}</v></c>`;
  }
  if (found !== undefined) {
    return `<c r="${reference}" s="${styles.byField.get(field.name)}"><v>${found}</v></c>`;
  }
  const text = column.format(value);
  return xlsxText(text, reference, isFormula(text) ? textStyle(styles) : undefined);
}

/** Writes a cell that stays a text, whatever it begins with. */
function xlsxText(text: string, reference: string, style?: number): string {
  if (text === '') return '';
  const s = style === undefined ? '' : ` s="${style}"`;
  return `<c r="${reference}"${s} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, longestText))}</t></is></c>`;
}

/** Escapes a text; what XML cannot hold is left out. */
function xmlText(text: string): string {
  return text
    .replaceAll(
      // eslint-disable-next-line no-control-regex -- XML 1.0 has no way to write these
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
      '',
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Builds all parts but the sheet, by name (ECMA-376). */
function xlsxParts(sheetName: string, sheetStyles: SheetStyles): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(sheetTitle(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles(sheetStyles),
  };
}

/** Begins the sheet: the header row stays in sight, columns are as wide as on the screen. */
function sheetStart(columns: readonly GridColumn[]): string {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${characters(width)}" customWidth="1"/>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

const sheetEnd = '</sheetData></worksheet>';

function styles({ codes }: SheetStyles): string {
  const formats = codes.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${xmlText(code)}"/>`,
  );
  const cells = codes.map(
    (_, index) =>
      `<xf numFmtId="${164 + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return `${head}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length + 3}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cells.join('')}<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Standard" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** Makes a sheet's name: without the signs that it must not hold, and cut to its length. */
function sheetTitle(name: string): string {
  return (
    name
      .replaceAll(/[[\]:*?/\\]/g, ' ')
      .slice(0, 31)
      .trim() || '1'
  );
}

/** Turns px into digits, in which Excel counts a width. */
function characters(width: number): string {
  return Math.max(6, width / 7).toFixed(1);
}
