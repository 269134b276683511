import type { AnyRecord } from '../../../api/dialect';
import type { GridColumn } from '../grid/grid-column';
import { cellFormat, type CellFormat } from './cell-format';
import { isFormula } from './formula';

/** Formats in the order of the file's styles; 0 is what needs none, 1 the header. */
export const numberFormats: Readonly<Partial<Record<CellFormat, string>>> = {
  integer: '0',
  number: '#,##0.00',
  number3: '#,##0.000',
  money: '#,##0.00\\ "€"',
  percent: '#,##0.00\\ "%"',
  date: 'dd\\.mm\\.yyyy',
  dateTime: 'dd\\.mm\\.yyyy\\ hh:mm',
  time: 'hh:mm',
  // More than a day is hours, too, and can be summed.
  duration: '[h]:mm',
};

const formats = Object.keys(numberFormats);
/** Style of the header row. */
export const headStyle = 1;
/** Style of a text that would be a formula: still a text after somebody has edited its cell. */
const textStyle = 2 + formats.length;
/** A cell takes no more; Excel refuses the whole file otherwise. */
const longestText = 32_767;

/** A record's value as a cell: numbers, dates and booleans as such. '' for an empty one. */
export function xlsxCell(column: GridColumn, record: AnyRecord, reference: string): string {
  const value = record[column.field.name];
  if (value === null || value === undefined || value === '') return '';
  const format = cellFormat(column.field);
  if (format === 'boolean' && typeof value === 'boolean') {
    return `<c r="${reference}" t="b"><v>${value ? 1 : 0}</v></c>`;
  }
  const number = numberOf(column, format, value);
  if (number !== undefined) {
    return `<c r="${reference}" s="${2 + formats.indexOf(format)}"><v>${number}</v></c>`;
  }
  return xlsxText(column.format(value), reference);
}

/** A text as a cell of its own, whatever it begins with. */
export function xlsxText(text: string, reference: string, style?: number): string {
  if (text === '') return '';
  const s = style ?? (isFormula(text) ? textStyle : undefined);
  return `<c r="${reference}"${s === undefined ? '' : ` s="${s}"`} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, longestText))}</t></is></c>`;
}

/** Text as XML takes it: what it cannot hold is left out. */
export function xmlText(text: string): string {
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

function numberOf(column: GridColumn, format: CellFormat, value: unknown): number | undefined {
  switch (format) {
    case 'date':
    case 'dateTime':
      return daysOf(column.format(value));
    case 'time': {
      const match = /^(\d\d):(\d\d)/.exec(String(value));
      return match ? (Number(match[1]) * 60 + Number(match[2])) / 1440 : undefined;
    }
    case 'duration':
      return typeof value === 'number' ? value / 1440 : undefined;
    case 'text':
    case 'boolean':
      return undefined;
    default:
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  }
}

/** «29.03.2026 14:30» as days since 1899-12-30; undefined before March 1900, where Excel counts a day too many. */
function daysOf(text: string): number | undefined {
  const match = /^(\d\d)\.(\d\d)\.(\d{4})(?: (\d\d):(\d\d))?$/.exec(text);
  if (!match) return undefined;
  const [, day, month, year, hour = 0, minute = 0] = match.map(Number);
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day), hour || 0, minute || 0);
  const days = ms / 86_400_000 + 25_569;
  return days < 61 ? undefined : days;
}
