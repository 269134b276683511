import { crc32 } from 'node:zlib';
import { orientationOf, orientationOnly } from './exif';
import { KeptPieces } from './kept-pieces';
import { UnreadableImage } from './unreadable-image';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Chunks that say how to read and show pixels; texts, times and Exif are not among them. */
const keptChunks = new Set(
  (
    'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT ' +
    'acTL fcTL fdAT'
  ).split(' '),
);

/** Removes metadata and anything hidden behind the end from a PNG; pixels and orientation stay. */
export function cleanPng(bytes: Buffer): Buffer[] {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new UnreadableImage('no PNG');
  const kept = new KeptPieces(bytes);
  let hasExif = false;
  kept.keep(0, SIGNATURE.length);
  for (let at = 8; ;) {
    if (at + 12 > bytes.length) throw new UnreadableImage('a PNG does not end');
    const size = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + size;
    if (end > bytes.length) throw new UnreadableImage('a PNG chunk does not end');
    if (keptChunks.has(name)) kept.keep(at, end);
    if (name === 'eXIf' && !hasExif) {
      hasExif = true;
      const orientation = orientationOf(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) kept.add(chunk('eXIf', orientationOnly(orientation)));
    }
    if (name === 'IEND') return kept.pieces;
    at = end;
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, check]);
}
