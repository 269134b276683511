import type { Paging, WireFacts } from '../../../../schemas/contract/wire-facts';
import type { AnyRecord, Query, RawAnswer, RowsAnswer, RowsAsked } from '../../dialect';
import { inTurn } from './in-turn';
import { nextPiece } from './next-piece';
import { pieceSize, rowsIn, sizeQuery, totalIn } from './piece';

/** Place in a list from which its rows can be asked for, with the query that does it. */
interface Start {
  at: number;
  query: Query;
}

/**
 * Reads rows of a list that can only be read in sequence: from the nearest known place before those wanted, on from
 * cursor to cursor. `key`: the same for the same list in the same order.
 */
export function sequentialRows(
  facts: WireFacts,
  paging: Extract<Paging, { style: 'cursor' | 'link' }>,
  { offset = 0, limit = pieceSize(paging.limit, undefined) }: RowsAsked,
  { key, read }: { key: string; read: (query: Query) => Promise<RawAnswer> },
): Promise<RowsAnswer> {
  const size = pieceSize(paging.limit, limit);
  return inTurn(key, beginning, async (known) => {
    const rows: AnyRecord[] = [];
    let { at, query } = known.findLast((start) => start.at <= offset) ?? { at: 0, query: {} };
    let total: number | undefined;
    for (;;) {
      const answer = await read({ ...sizeQuery(paging.limit, size), ...query });
      const piece = rowsIn(facts, answer);
      total = totalIn(facts, answer) ?? total;
      rows.push(...piece.slice(Math.max(0, offset - at)));
      at += piece.length;
      const last = piece.at(-1)?.id;
      const next = nextPiece(paging, answer, { last, isFull: piece.length >= size });
      if (next && piece.length > 0) note(known, { at, query: next });
      const isEnd = !next || piece.length === 0;
      if (isEnd || at >= offset + limit) {
        const found = rows.slice(0, limit);
        const hasMore = !isEnd || rows.length > found.length;
        return { rows: found, total, isCapped: false, hasMore };
      }
      query = next;
    }
  });
}

const beginning = (): Start[] => [{ at: 0, query: {} }];

/** Notes a start; anything after another cursor at the same place belongs to a list that has changed since. */
function note(known: Start[], start: Start): void {
  const place = known.findIndex(({ at }) => at >= start.at);
  if (place < 0) known.push(start);
  else if (known[place]?.at !== start.at) known.splice(place, 0, start);
  else if (JSON.stringify(known[place].query) !== JSON.stringify(start.query))
    known.splice(place, Infinity, start);
}
