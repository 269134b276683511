import type { ColumnDefinition } from '../../../define/definition';
import { type Field, isSummable } from '../../../fields/field';

/** Size of the type in lists, px. */
const TYPE = 13;
/** A cell's edges, px. */
const EDGES = 20;
/** What a badge has around its text, px. */
const BADGE = 18;
/** Beside a column's label, px: room for its menu, and for the mark of the order that the list begins with. */
const MENU = 6;
const ORDER = 16;
/** Bold type is that much wider. */
const BOLD = 1.2;

/** What a column has to show besides its values. */
interface Texts {
  label: string;
  /** Every value that the contract lists, and every mark. */
  values: readonly string[];
  /** The list is ordered by it to begin with. */
  ordered?: boolean;
  /** Records are called by it: what everybody reads first is not to be cut. */
  titled?: boolean;
}

/** Width in px of a column that nobody has resized: enough for its label and for what its field usually holds. */
export function standardWidth(
  column: ColumnDefinition,
  field: Field,
  { label, values, ordered = false, titled = false }: Texts,
): number {
  if (column.width !== undefined) return column.width;
  const labelled = Math.ceil(textWidth(label, TYPE) * BOLD) + EDGES + MENU + (ordered ? ORDER : 0);
  return Math.max(widthOfField(field, values, titled), labelled);
}

function widthOfField(field: Field, values: readonly string[], titled: boolean): number {
  const { type, property, metadata } = field;
  const { width } = type;
  const longest = Math.max(0, ...values.map((value) => textWidth(value, TYPE)));
  if (metadata.mark) return (typeof width === 'number' ? width : 0) + longest + BADGE + 6;
  if (width === 'values' || (type.isSwitch && metadata.tones)) {
    return longest + EDGES + (metadata.tones ? BADGE : 0);
  }
  const length = (titled ? titleLength : usualLength)(longestOf(property));
  return width ?? Math.ceil(length * 7.2) + EDGES;
}

/** The most letters of a text, as its length or a pattern of nothing but so many of a kind says. */
function longestOf({ maxLength, pattern = '' }: Field['property']): number | undefined {
  const [, most] = /^\^\[[^\]]+\]\{(?:\d+,)?(\d+)\}\$$/.exec(pattern) ?? [];
  return maxLength ?? (most === undefined ? undefined : Number(most));
}

/** Letters of a text that may have so many: short ones are codes and full, the longer the emptier. */
function usualLength(most = 60): number {
  return most <= 12 ? most : Math.min(34, 12 + (most - 12) * 0.3);
}

/** Letters of a text that says what a record is: nearly all of it. */
function titleLength(most = 60): number {
  return Math.max(usualLength(most), Math.min(34, most * 0.6));
}

/** Which edge a column's values stand at: figures at the end unless the definition says otherwise. Identifiers read from the start. */
export function alignOf(column: ColumnDefinition, field: Field): 'start' | 'end' {
  return column.align ?? (isSummable(field) ? 'end' : 'start');
}

/** Width of letters that are far from the average, in hundredths of the type's size. */
const unusual: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’|!]/, 27],
  [/[frtI()/\-[\] ]/, 36],
  [/[mwMW%]/, 88],
  [/[A-ZÄÖÜÉÈ€ß]/, 68],
];
const average = 56;

/** About how wide a text is, in px of a type of `size` px: good enough to give it room before it is drawn. */
export function textWidth(text: string, size: number): number {
  const hundredths = [...text].reduce(
    (sum, letter) => sum + (unusual.find(([letters]) => letters.test(letter))?.[1] ?? average),
    0,
  );
  return Math.ceil((hundredths * size) / 100);
}
