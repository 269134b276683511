import { resolved, type Schema } from '../walk/contract-document';

/** Pieces of long texts: what patterns stop at, what takes long to compose, what means something to some reader. */
const common = [
  ' ',
  '.',
  'a',
  'A',
  '0',
  '-',
  '/',
  '\\',
  ',',
  '@',
  ':',
  '%',
  '<',
  '"',
  '\t',
  '\u00a0',
  '\u202e',
  // Marks that NFC has to put in order, and characters that it takes apart or puts together.
  '\u0301\u0316',
  '\u{1d160}',
  '\u1100\u1161\u11a8',
  '\ufdfa',
  '😀',
  '. ',
  ', ',
  '+49 ',
];

/** Text that is long, and in which way. */
export interface LongText {
  shape: string;
  /** Makes the text when it is sent: all of them together are gigabytes. */
  text: () => string;
}

/**
 * Builds runs of one thing, by themselves and between others, so that a pattern that looks for their end does not find
 * it: as long as a text may be, four times that, and as long as there is room. `sizeOf` tells how much room a piece
 * takes.
 */
export function longTexts(
  schema: Schema,
  room: number,
  sizeOf: (text: string) => number,
): LongText[] {
  const { maxLength } = resolved(schema);
  const may = maxLength === undefined ? [] : [maxLength, 4 * maxLength];
  return piecesOf(schema).flatMap((piece) => {
    const most = Math.floor((room - sizeOf('x!')) / sizeOf(piece));
    const runs = may.map((length) => Math.min(most, Math.ceil(length / piece.length)));
    const name = JSON.stringify(piece);
    return [
      ...(maxLength === undefined
        ? []
        : [
            {
              shape: `${name} as often as may be`,
              text: () => piece.repeat(runs[0] ?? 0).slice(0, maxLength),
            },
          ]),
      ...[...new Set([...runs, most])].map((count) => ({
        shape: `${name} ${count === most ? 'as long as the room is' : 'too long'}`,
        text: () => `x${piece.repeat(count)}!`,
      })),
    ];
  });
}

/** Returns the common pieces, each character that a pattern names, and a value of an enumeration. */
function piecesOf(schema: Schema): string[] {
  const { pattern = '', enum: values = [] } = resolved(schema);
  const named = pattern.replace(/\\[a-zA-Z]|[[\]{}()^$*+?|]/g, '');
  const choice = values.filter((value) => typeof value === 'string').slice(0, 1);
  return [...new Set([...common, ...named, ...choice])];
}
