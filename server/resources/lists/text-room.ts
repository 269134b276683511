import { problem } from '../../http/errors/problem';

/**
 * Maximum number of folding patterns: PostgreSQL keeps 32 compiled ones, and a field that begins with a text takes two;
 * more would be compiled anew for every row.
 */
const MOST_FOLDING = 16;
/** Maximum number of letters of all texts that rows are searched for together: names, not pages. */
const MOST_LETTERS = 2_000;

/** Room that a statement has left for texts to search every row for. */
export interface TextRoom {
  /** Patterns that leave an umlaut's «e» open. */
  folding: number;
  letters: number;
}

/** Makes the room of one statement: everything joined to it takes its texts from here. */
export function textRoom(): TextRoom {
  return { folding: MOST_FOLDING, letters: MOST_LETTERS };
}

/** Takes a text's share. Throws 422 when the statement has none left. */
export function takeRoom(room: TextRoom, { letters, folds }: { letters: number; folds: boolean }) {
  room.letters -= letters;
  if (folds) room.folding -= 1;
  if (room.letters < 0 || room.folding < 0) {
    throw problem(422, 'msg_filter_texts', String(MOST_LETTERS), String(MOST_FOLDING));
  }
}
