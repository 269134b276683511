import type { AnyRecord } from '../../../../api/dialect';
import type { GridColumn } from '../grid/grid-column';
import { isFormula } from './formula';

/** Styles of a sheet's cells: 0 is what needs none, 1 the header, then one for each number format, then texts. */
export interface SheetStyles {
  /** Number formats of its columns, each once. */
  codes: readonly string[];
  /** The style of a column's figures, by its field. */
  byField: ReadonlyMap<string, number>;
}

/** The styles that columns need. */
export function stylesOf(columns: readonly Pick<GridColumn, 'field'>[]): SheetStyles {
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

/** Style of the header row. */
export const headStyle = 1;
/** Style of a text that would be a formula: still a text after somebody has edited its cell. */
const textStyle = ({ codes }: SheetStyles) => 2 + codes.length;
/** A cell takes no more; Excel refuses the whole file otherwise. */
const longestText = 32_767;

/** A record's value as a cell: numbers, dates and booleans as such. '' for an empty one. */
export function xlsxCell(
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

/** A text as a cell of its own, whatever it begins with. */
export function xlsxText(text: string, reference: string, style?: number): string {
  if (text === '') return '';
  const s = style === undefined ? '' : ` s="${style}"`;
  return `<c r="${reference}"${s} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, longestText))}</t></is></c>`;
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
