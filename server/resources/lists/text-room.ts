import { problem } from '../../http/errors/problem';

/** PostgreSQL keeps 32 compiled patterns, and a field that begins with a text takes two: more would be compiled anew for every row. */
const MOST_FOLDING = 16;
/** Of all texts that rows are searched for together: names, not pages. */
const MOST_LETTERS = 2_000;

/** What a statement may still ask of the texts of every row it looks at. */
export interface TextRoom {
  /** Patterns that leave an umlaut's «e» open. */
  folding: number;
  letters: number;
}

/** The room of one statement: whatever is joined to it takes its texts from here. */
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
