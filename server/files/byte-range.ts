import { Problem } from '../http/errors/problem';

export interface ByteRange {
  from: number;
  /** Last byte, inclusive. */
  to: number;
}

/**
 * Reads the range that a `Range` header asks of so many bytes; undefined where the whole is answered: without a header,
 * for several ranges and for an unreadable one. Throws 416 for one that lies outside.
 */
export function byteRange(header: unknown, size: number): ByteRange | undefined {
  const match =
    typeof header === 'string' ? /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) : null;
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from < size && from <= to) return { from, to };
  throw new Problem(416, {
    services: [{ code: 'msg_file_range' }],
    headers: { 'content-range': `bytes */${size}` },
  });
}
