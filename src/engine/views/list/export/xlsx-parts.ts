import type { GridColumn } from '../grid/grid-column';
import { xmlText, type SheetStyles } from './xlsx-cell';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook of one sheet, besides the sheet (ECMA-376), by name. */
export function xlsxParts(
  sheetName: string,
  sheetStyles: SheetStyles,
): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(sheetTitle(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles(sheetStyles),
  };
}

/** The sheet up to its rows: the header row stays in sight, columns are as wide as on the screen. */
export function sheetStart(columns: readonly GridColumn[]): string {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${characters(width)}" customWidth="1"/>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

export const sheetEnd = '</sheetData></worksheet>';

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

/** Signs that a sheet's name must not hold, and its length. */
function sheetTitle(name: string): string {
  return (
    name
      .replaceAll(/[[\]:*?/\\]/g, ' ')
      .slice(0, 31)
      .trim() || '1'
  );
}

/** px as the width of so many digits. */
function characters(width: number): string {
  return Math.max(6, width / 7).toFixed(1);
}
