import type { Paging } from '../../../../schemas/contract/wire-facts';
import type { Query, RawAnswer } from '../../dialect';
import { valueAt } from './within';

/** Piece of a list: the id of its last row, and whether it has as many as were asked for. */
interface Piece {
  last: unknown;
  isFull: boolean;
}

/** Returns the parameters that ask for the next piece; undefined at the end. */
export function nextPiece(
  paging: Paging,
  answer: RawAnswer,
  { last, isFull }: Piece,
): Query | undefined {
  if (paging.style === 'link') return linkedQuery(answer.headers);
  if (paging.style !== 'cursor') return undefined;
  if ('isRow' in paging) {
    const isEnd = paging.more ? valueAt(answer, paging.more) !== true : !isFull;
    return isEnd || last === undefined ? undefined : { [paging.cursor]: String(last) };
  }
  if (paging.next?.in === 'header') return linkedQuery(answer.headers);
  if (!paging.next) return undefined;
  const next = valueAt(answer, paging.next);
  if (next === undefined || next === null || next === '' || next === false) return undefined;
  const text = String(next);
  // The answer gives the whole address of the next piece.
  if (/^(https?:|\/|\?)/.test(text)) return queryOf(text);
  return { [paging.cursor]: text };
}

/** Reads the query of the address that a `Link` header calls next (RFC 8288). */
export function linkedQuery(headers: Headers): Query | undefined {
  const links = headers.get('link') ?? '';
  for (const [, address = '', words = ''] of links.matchAll(/<([^>]*)>([^<]*)/g)) {
    if (/;\s*rel="?(?:[^";]*\s)?next(?:\s[^";]*)?"?/i.test(words)) return queryOf(address);
  }
  return undefined;
}

function queryOf(address: string): Query {
  // Only the query counts: whatever host the backend calls itself, the call goes where all calls go.
  return Object.fromEntries(new URL(address, 'http://localhost').searchParams);
}
