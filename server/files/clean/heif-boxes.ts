import { UnreadableImage } from './unreadable-image';

/** Box of the container (ISO 14496-12). */
export interface Box {
  /** Positions at which the box, its data and what follows begin. */
  at: number;
  data: number;
  end: number;
}

/**
 * Finds the boxes of these names within another one; nothing is kept of the others, so that a file of millions of them
 * needs no memory. Throws UnreadableImage for a box that does not end, and for more than `most`.
 */
export function boxesNamed(
  bytes: Buffer,
  within: Pick<Box, 'data' | 'end'>,
  names: readonly string[],
  most: number,
  fits: (box: Box) => boolean = () => true,
): Box[] {
  const found: Box[] = [];
  for (let at = within.data; at + 8 <= within.end;) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || within.end - at;
    const box = { at, data: at + (isLong ? 16 : 8), end: at + size };
    if (box.end > within.end || box.end < box.data) {
      throw new UnreadableImage('a box does not end');
    }
    if (names.includes(bytes.toString('latin1', at + 4, at + 8)) && fits(box)) found.push(box);
    if (found.length > most) throw new UnreadableImage('too much metadata');
    at = box.end;
  }
  return found;
}
