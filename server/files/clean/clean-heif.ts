import { UnreadableImage } from './unreadable-image';

/** An image has two or three; thousands would only keep the server busy. */
const MOST_NOTES = 100;

interface Box {
  name: string;
  /** Where the box, its data and what follows begin. */
  at: number;
  data: number;
  end: number;
}

/**
 * Overwrites the Exif and XMP items of a HEIC, HEIF or AVIF image with zeros, in place: the container
 * refers to positions, so nothing may move. Pixels and orientation (a property of its own) stay.
 * Throws for a container whose items cannot be found.
 */
export function cleanHeif(bytes: Buffer): Buffer[] {
  const top = boxes(bytes, 0, bytes.length);
  const meta = top.find(({ name }) => name === 'meta');
  if (!meta) throw new UnreadableImage('no «meta» box');
  const inside = boxes(bytes, meta.data + 4, meta.end);
  const named = (name: string) => inside.find((box) => box.name === name);
  const [information, places] = [named('iinf'), named('iloc')];
  if (!information || !places) throw new UnreadableImage('no items');
  const notes = noteItems(bytes, information);
  const store = named('idat')?.data;
  const found = extents(bytes, places).filter(({ item }) => notes.has(item));
  if (found.length > MOST_NOTES) throw new UnreadableImage('too much metadata');
  for (const { method, from, size } of found) {
    if (method > 1 || (method === 1 && store === undefined)) {
      throw new UnreadableImage('metadata in another item');
    }
    const at = method === 1 ? (store ?? 0) + from : from;
    const end = size === 0 ? bytes.length : at + size;
    if (end > bytes.length) throw new UnreadableImage('an item does not end');
    bytes.fill(0, at, end);
  }
  const film = top.filter(({ name }) => name === 'moov').flatMap((box) => notesOfFilm(bytes, box));
  for (const box of [...top.filter(({ name }) => name === 'uuid'), ...film]) blank(bytes, box);
  return [bytes];
}

function boxes(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at);
    const long = short === 1;
    const size = long ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const data = at + (long ? 16 : 8);
    const end = at + size;
    if (end > to || end < data) throw new UnreadableImage('a box does not end');
    found.push({ name: bytes.toString('latin1', at + 4, at + 8), at, data, end });
    at = end;
  }
  return found;
}

/** Items that hold metadata: Exif, and what is described by a media type (XMP). */
function noteItems(bytes: Buffer, { data, end }: Box): Set<number> {
  const version = bytes.readUInt8(data);
  const entries = boxes(bytes, data + (version === 0 ? 6 : 8), end);
  const notes = new Set<number>();
  for (const { name, data: at } of entries) {
    const entryVersion = bytes.readUInt8(at);
    if (name !== 'infe' || entryVersion < 2) continue;
    const wide = entryVersion > 2;
    const item = wide ? bytes.readUInt32BE(at + 4) : bytes.readUInt16BE(at + 4);
    const type = bytes.toString('latin1', at + (wide ? 10 : 8), at + (wide ? 14 : 12));
    if (['Exif', 'mime', 'uri '].includes(type)) notes.add(item);
  }
  return notes;
}

interface Extent {
  item: number;
  /** 0: position in the file, 1: in the «idat» box. */
  method: number;
  from: number;
  size: number;
}

function extents(bytes: Buffer, { data }: Box): Extent[] {
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
    for (let extent = 0; extent < count; extent++) {
      read(indexSize);
      found.push({ item, method, from: base + read(offsetSize), size: read(lengthSize) });
    }
  }
  return found;
}

function notesOfFilm(bytes: Buffer, film: Box): Box[] {
  return boxes(bytes, film.data, film.end).filter(({ name }) => ['udta', 'meta'].includes(name));
}

function blank(bytes: Buffer, { at, data, end }: Box): void {
  bytes.write('free', at + 4, 'latin1');
  bytes.fill(0, data, end);
}
