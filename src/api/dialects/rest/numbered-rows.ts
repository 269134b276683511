import type { Paging, WireFacts } from '../../../../schemas/contract/wire-facts';
import type { AnyRecord, Query, RawAnswer, RowsAnswer, RowsAsked } from '../../dialect';
import { linkedQuery } from './next-piece';
import { pieceSize, rowsIn, sizeQuery, totalIn } from './piece';

type Numbered = Extract<Paging, { style: 'offset' | 'page' }>;

/**
 * Rows of a list that is asked for by offset or by page: pages of the size that is wanted where it begins with one,
 * otherwise as many as it takes to cover what is wanted.
 */
export async function numberedRows(
  facts: WireFacts,
  paging: Numbered,
  { offset = 0, limit }: RowsAsked,
  read: (query: Query) => Promise<RawAnswer>,
): Promise<RowsAnswer> {
  let size = sizeOf(paging, offset, limit);
  const end = offset + (limit ?? size);
  // Of pages whose size nobody says, the first shows it.
  const isUnsaid = paging.style === 'page' && paging.limit === undefined;
  let at = isUnsaid ? 0 : beginning(paging, offset, size);
  let rows: AnyRecord[] = [];
  let total: number | undefined;
  let isEnd = false;
  let isLearnt = false;
  while (at < end && !isEnd) {
    const answer = await read({
      ...sizeQuery(paging.limit, size),
      ...placeQuery(paging, at, size),
    });
    const piece = rowsIn(facts, answer);
    total = totalIn(facts, answer) ?? total;
    const isLinked = paging.style === 'page' && paging.link && answer.headers.has('link');
    const next = isLinked ? linkedQuery(answer.headers) : undefined;
    const isMore = total === undefined ? next !== undefined : at + piece.length < total;
    const isOther = piece.length > size || (piece.length < size && (isMore || isUnsaid));
    if (paging.style === 'page' && isOther && piece.length > 0 && !isLearnt) {
      // Pages are of another size than was asked for: their numbers mean other rows.
      isLearnt = true;
      size = piece.length;
      at = beginning(paging, offset, size);
      rows = [];
      continue;
    }
    rows.push(...piece.slice(Math.max(0, offset - at)));
    at += paging.style === 'page' ? size : piece.length;
    const isKnown = total !== undefined || isLinked;
    const isShort = (paging.limit !== undefined || isLearnt) && piece.length < size;
    isEnd = piece.length === 0 || (isKnown ? !isMore : isShort);
  }
  const found = rows.slice(0, end - offset);
  const hasMore =
    total === undefined ? !isEnd || rows.length > found.length : offset + found.length < total;
  return { rows: found, total, isCapped: false, hasMore };
}

function sizeOf({ style, limit }: Numbered, offset: number, wanted: number | undefined): number {
  if (!limit) return pieceSize(undefined, undefined);
  const size = pieceSize(limit, wanted);
  const isAligned = style === 'offset' || (size === wanted && offset % size === 0);
  return isAligned ? size : pieceSize(limit, undefined);
}

function beginning({ style }: Numbered, offset: number, size: number): number {
  return style === 'page' ? Math.floor(offset / size) * size : offset;
}

function placeQuery(paging: Numbered, at: number, size: number): Query {
  return paging.style === 'page'
    ? { [paging.page]: at / size + paging.first }
    : { [paging.offset]: at };
}
