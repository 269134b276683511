import type { Box } from './heif-boxes';
import { UnreadableImage } from './unreadable-image';

/** Place of a part of an item's content. */
interface Extent {
  /** Method: 0 for a position in the file, 1 in the «idat» box. */
  method: number;
  from: number;
  size: number;
}

/**
 * Finds the contents of some items by the «iloc» box (ISO 14496-12, 8.11.3); those of all others are skipped. Throws
 * UnreadableImage for more than `most`.
 */
export function placesOf(
  bytes: Buffer,
  { data, end }: Box,
  wanted: ReadonlySet<number>,
  most: number,
): Extent[] {
  const version = bytes.readUInt8(data);
  const sizes = bytes.readUInt16BE(data + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  if (offsetSize + lengthSize === 0) throw new UnreadableImage('items without a place');
  const indexSize = version === 0 ? 0 : sizes & 15;
  let at = data + 6;
  const read = (size: number): number => {
    const value =
      size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const found: Extent[] = [];
  const items = read(version < 2 ? 2 : 4);
  for (let index = 0; index < items; index++) {
    const item = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2); // which file: this one
    const base = read(baseSize);
    const count = read(2);
    const behind = at + count * (indexSize + offsetSize + lengthSize);
    if (behind > end) throw new UnreadableImage('places do not end');
    if (wanted.has(item)) {
      if (found.length + count > most) throw new UnreadableImage('too much metadata');
      for (let extent = 0; extent < count; extent++) {
        read(indexSize);
        found.push({ method, from: base + read(offsetSize), size: read(lengthSize) });
      }
    }
    at = behind;
  }
  return found;
}
