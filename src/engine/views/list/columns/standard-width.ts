import type { ColumnDefinition } from '../../../define/definition';
import { type Field, isSummable } from '../../../fields/field';

/** px, of the type in lists. */
const TYPE = 13;
/** px, a cell's edges. */
const EDGES = 20;
/** px, of the type in badges and around their text. */
const BADGE_TYPE = 12;
const BADGE = 18;
/** px, for the menu beside a column's label and the mark of the initial order. */
const MENU = 6;
const ORDER = 16;
/** px of a label that say what it is; all of it is in the tooltip. */
const LABEL = 104;
/** px of a column that is added up: its sum has to fit. */
const SUMMED = 124;
/** px: a filter that says «Alle». */
const LEAST = 76;
/** Letters: codes have fewer. */
const LONG = 25;
/** Up to so many letters a text is a code: digits and capitals, which are wide. */
const CODE = 12;
/** Letters of a name. */
const NAME = 30;
/** Factor on the width of normal type; measured 1.02, with room for the face that stands in until Inter is there. */
const BOLD = 1.08;

interface Texts {
  label: string;
  /** Stands for the label where that would be cut. */
  short?: string | undefined;
  /** Every value that the contract lists, and every mark. */
  values: readonly string[];
  ordered?: boolean;
  /** Records are called by it: what everybody reads first must not be cut. */
  titled?: boolean;
}

/** Of a column that nobody has set, in px. */
export interface ColumnRoom {
  /** The label, or the short one. */
  heading: string;
  /** For what the field usually holds, and as much of the label as says what it is. */
  width: number;
  /** With all of the label, where there is room. */
  most: number;
  /** Its share of the room that is left then; 0 for what would only stand further apart. */
  grow: number;
}

/** By type and length of the field, never by the rows that are there: nothing moves when others come. */
export function standardRoom(
  column: ColumnDefinition,
  field: Field,
  { label, short = label, values, ordered = false, titled = false }: Texts,
): ColumnRoom {
  const grow = isLong(field) ? (titled ? 3 : 1) : 0;
  // What is stored is a code; the width of its type is for what it means.
  const content = column.show === 'value' ? LEAST : widthOfField(field, values, titled);
  const labelled = (text: string) =>
    Math.ceil(textWidth(text, TYPE) * BOLD) + EDGES + MENU + (ordered ? ORDER : 0);
  const widthWith = (text: string) =>
    column.width ?? Math.max(content, Math.min(labelled(text), isSummable(field) ? SUMMED : LABEL));
  const heading = labelled(label) > widthWith(label) ? short : label;
  const width = widthWith(heading);
  // Any column may be sorted.
  const most = column.width ?? Math.max(width, labelled(heading) + (ordered ? 0 : ORDER));
  return { heading, width, most, grow };
}

/** Free text of which there may be more than is usually there. */
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

/** In letters, as its length says, or a pattern of nothing but so many of a kind. */
function longestOf({ maxLength, pattern = '' }: Field['property']): number | undefined {
  const [, most] = /^\^\[[^\]]+\]\{(?:\d+,)?(\d+)\}\$$/.exec(pattern) ?? [];
  return maxLength ?? (most === undefined ? undefined : Number(most));
}

/** Letters of a text that may have `most`: short ones are codes and full, the longer the emptier. */
function usualLength(most = 60): number {
  return most <= CODE ? most : Math.min(34, CODE + (most - CODE) * 0.15);
}

/** Nearly all of it, because it says what a record is. */
function titleLength(most = 60): number {
  return Math.max(usualLength(most), Math.min(NAME, most * 0.6));
}

/** Figures at the end, unless the definition says otherwise; identifiers at the start. */
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

/** px in a type of `size` px, roughly: enough to make room before it is drawn. */
export function textWidth(text: string, size: number): number {
  const hundredths = [...text].reduce(
    (sum, letter) => sum + (unusual.find(([letters]) => letters.test(letter))?.[1] ?? average),
    0,
  );
  return Math.ceil((hundredths * size) / 100);
}
