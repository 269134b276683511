import type { ColumnDefinition } from '../../../define/definition';
import { type Field, isSummable } from '../../../fields/field';

/** Size in px of the type in lists. */
const TYPE = 13;
/** Width in px of a cell's edges. */
const EDGES = 20;
/** Size in px of the type in badges, and room around their text. */
const BADGE_TYPE = 12;
const BADGE = 18;
/** Room in px for the menu beside a column's label, and for the mark of the initial order. */
const MENU = 6;
const ORDER = 16;
/** Most px of a label: enough to say what it is; all of it is in the tooltip. */
const LABEL = 104;
/** Least px of a column that is added up: its sum has to fit. */
const SUMMED = 124;
/** Least width in px: that of a filter that says «Alle». */
const LEAST = 76;
/** Number of letters from which a text is long: codes have fewer. */
const LONG = 25;
/** Number of letters up to which a text is a code: digits and capitals, which are wide. */
const CODE = 12;
/** Letters of a name. */
const NAME = 30;
/** Factor on the width of normal type; measured 1.02, with room for the face that stands in until Inter is there. */
const BOLD = 1.08;

interface Texts {
  label: string;
  /** Text that stands for the label where that would be cut. */
  short?: string | undefined;
  /** Texts of all values that the contract lists, with their marks. */
  values: readonly string[];
  ordered?: boolean;
  /** True if it is part of a record's name: what everybody reads first must not be cut. */
  titled?: boolean;
}

/** Room for a column whose width nobody has set, in px. */
export interface ColumnRoom {
  /** Label, or the short one. */
  heading: string;
  /** Width for what the field usually holds, and as much of the label as says what it is. */
  width: number;
  /** Width with all of the label, where there is room. */
  most: number;
  /** Share of the room that is left then; 0 for columns that would only stand further apart. */
  grow: number;
}

/**
 * Computes the room by type and length of the field, never by the rows that are there: nothing moves when others come.
 */
export function standardRoom(
  column: ColumnDefinition,
  field: Field,
  { label, short = label, values, ordered = false, titled = false }: Texts,
): ColumnRoom {
  const grow = isLong(field) ? (titled ? 3 : 1) : 0;
  // Narrow for a stored code: the width of its type is for what it means.
  const content = column.show === 'value' ? LEAST : widthOfField(field, values, titled);
  const labelled = (text: string) =>
    Math.ceil(textWidth(text, TYPE) * BOLD) + EDGES + MENU + (ordered ? ORDER : 0);
  const widthWith = (text: string) =>
    column.width ?? Math.max(content, Math.min(labelled(text), isSummable(field) ? SUMMED : LABEL));
  const heading = labelled(label) > widthWith(label) ? short : label;
  const width = widthWith(heading);
  // Leaves room for the order mark: any column may be sorted.
  const most = column.width ?? Math.max(width, labelled(heading) + (ordered ? 0 : ORDER));
  return { heading, width, most, grow };
}

/** Tells whether a field is free text of which there may be more than usual. */
function isLong({ type, property, metadata }: Field): boolean {
  const isFree = type.width === undefined && type.prose !== undefined && !metadata.tones;
  return isFree && (longestOf(property) ?? LONG) >= LONG;
}

function widthOfField(field: Field, values: readonly string[], titled: boolean): number {
  const { type, property, metadata } = field;
  const { width } = type;
  const size = metadata.tones || metadata.mark ? BADGE_TYPE : TYPE;
  const longest = Math.max(0, ...values.map((value) => textWidth(value, size)));
  if (metadata.mark) return (typeof width === 'number' ? width : 0) + longest + BADGE + 6;
  if (width === 'values' || (type.isSwitch && metadata.tones)) {
    return longest + EDGES + (metadata.tones ? BADGE : 0);
  }
  const most = longestOf(property);
  const length = (titled ? titleLength : usualLength)(most);
  const letters = Math.min(length, CODE) * 8.2 + Math.max(length - CODE, 0) * 7.2;
  return width ?? Math.ceil(letters) + EDGES;
}

/** Returns the most letters of a field, by its length, or by a pattern for so many characters of one kind. */
function longestOf({ maxLength, pattern = '' }: Field['property']): number | undefined {
  const [, most] = /^\^\[[^\]]+\]\{(?:\d+,)?(\d+)\}\$$/.exec(pattern) ?? [];
  return maxLength ?? (most === undefined ? undefined : Number(most));
}

/** Returns the usual letters of a text that may have `most`: short ones are codes and full, the longer the emptier. */
function usualLength(most = 60): number {
  return most <= CODE ? most : Math.min(34, CODE + (most - CODE) * 0.15);
}

/** Returns nearly all letters of a title, because it says what a record is. */
function titleLength(most = 60): number {
  return Math.max(usualLength(most), Math.min(NAME, most * 0.6));
}

/** Aligns figures at the end, unless the definition says otherwise; identifiers at the start. */
export function alignOf(column: ColumnDefinition, field: Field): 'start' | 'end' {
  return column.align ?? (isSummable(field) ? 'end' : 'start');
}

/** Letters of Inter far from its average width, in hundredths of the type's size. */
const unusual: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’|!]/, 28],
  [/[frtI()/[\] ]/, 36],
  [/[mwMW%]/, 92],
  [/[A-ZÄÖÜÉÈ€]/, 69],
];
const average = 59;

/** Estimates a text's width in px in a type of `size` px: enough to make room before it is drawn. */
export function textWidth(text: string, size: number): number {
  const hundredths = [...text].reduce(
    (sum, letter) => sum + (unusual.find(([letters]) => letters.test(letter))?.[1] ?? average),
    0,
  );
  return Math.ceil((hundredths * size) / 100);
}
