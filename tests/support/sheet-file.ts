import { strToU8, zipSync } from 'fflate';

/** Cell of a made-up workbook: its XML attributes and its content. */
export interface MadeCell {
  type?: 's' | 'n' | 'str' | 'b' | 'e' | 'inlineStr' | 'd';
  value: string;
  /** Code of its format. */
  format?: string;
  /** Number of a format that stands in no file. */
  formatId?: number;
}

export interface MadeSheet {
  name: string;
  state?: 'hidden' | 'veryHidden';
  rows: readonly (readonly (MadeCell | string | null)[])[];
  /** Lines that are hidden. */
  hidden?: readonly number[];
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes an XLSX file as a spreadsheet does: texts are shared, formats are styles. */
export function sheetFile(
  sheets: readonly MadeSheet[],
  { date1904 = false }: { date1904?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  const texts: string[] = [];
  const formats: string[] = ['General'];
  const xfs: number[] = [0];
  const styleOf = ({ format, formatId }: MadeCell) => {
    if (format === undefined && formatId === undefined) return 0;
    if (format !== undefined && !formats.includes(format)) formats.push(format);
    xfs.push(formatId ?? 164 + formats.indexOf(format ?? ''));
    return xfs.length - 1;
  };
  const xmlOf = (cell: MadeCell | string | null, reference: string) => {
    if (cell === null) return '';
    if (typeof cell === 'string') {
      texts.push(cell);
      return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`;
    }
    const { type = 'n', value } = cell;
    const style = styleOf(cell);
    const inside =
      type === 'inlineStr' ? `<is><t>${escape(value)}</t></is>` : `<v>${escape(value)}</v>`;
    return `<c r="${reference}" s="${style}" t="${type}">${inside}</c>`;
  };
  const letter = (index: number) => String.fromCharCode(65 + index);
  const sheetXml = ({ rows, hidden = [] }: MadeSheet) =>
    `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>${rows
      .map((cells, index) => {
        const line = index + 1;
        const inside = cells
          .map((cell, column) => xmlOf(cell, `${letter(column)}${line}`))
          .join('');
        return `<row r="${line}"${hidden.includes(line) ? ' hidden="1"' : ''}>${inside}</row>`;
      })
      .join('')}</sheetData></worksheet>`;
  const worksheets = Object.fromEntries(
    sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheetXml(sheet))]),
  );
  const book = `<workbook xmlns:r="r"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${sheets
    .map(
      ({ name, state }, index) =>
        `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${state ? ` state="${state}"` : ''}/>`,
    )
    .join('')}</sheets></workbook>`;
  const relations = `<Relationships>${sheets
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join('')}</Relationships>`;
  const styles = `<styleSheet><numFmts>${formats
    .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escape(code)}"/>`)
    .join(
      '',
    )}</numFmts><cellXfs>${xfs.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
  return zipSync({
    'xl/workbook.xml': strToU8(book),
    'xl/_rels/workbook.xml.rels': strToU8(relations),
    ...worksheets,
    'xl/styles.xml': strToU8(styles),
    'xl/sharedStrings.xml': strToU8(
      `<?xml version="1.0"?><sst>${texts.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`,
    ),
  }) as Uint8Array<ArrayBuffer>;
}
