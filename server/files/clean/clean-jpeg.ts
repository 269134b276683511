import { orientationOf, orientationOnly } from './exif';
import { KeptPieces } from './kept-pieces';
import { UnreadableImage } from './unreadable-image';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = Buffer.from('Exif\0\0', 'latin1');

/** Application segments that say how to read pixels: all others are removed. */
const keptNotes: readonly [number, string][] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
];

/** Removes metadata and anything hidden behind the end from a JPEG; pixels and orientation stay. */
export function cleanJpeg(bytes: Buffer): Buffer[] {
  if (bytes.readUInt16BE(0) !== (0xff00 | START)) throw new UnreadableImage('no JPEG');
  const kept = new KeptPieces(bytes);
  let orientation: number | undefined;
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw new UnreadableImage('a JPEG segment does not begin');
    const marker = bytes[at + 1] ?? END;
    if (marker === 0xff) {
      at++; // filling
      continue;
    }
    if (marker === END) break;
    if (isAlone(marker)) {
      at += 2;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new UnreadableImage('a JPEG segment does not end');
    const data = bytes.subarray(at + 4, end);
    if (marker === 0xe1 && data.subarray(0, 6).equals(EXIF)) {
      orientation ??= orientationOf(data.subarray(6));
    }
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    if (isKept(marker, data)) kept.keep(at, next);
    at = next;
  }
  const note = orientation === undefined || orientation === 1 ? [] : [exifSegment(orientation)];
  return [Buffer.from([0xff, START]), ...note, ...kept.pieces, Buffer.from([0xff, END])];
}

function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

function isKept(marker: number, data: Buffer): boolean {
  const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
  return (
    !isNote ||
    keptNotes.some(
      ([own, name]) => own === marker && data.toString('latin1', 0, name.length) === name,
    )
  );
}

/** Finds the end of a scan: pixels go on until a marker that is neither an escaped 0xff nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isAlone(next)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

function exifSegment(orientation: number): Buffer {
  const tiff = orientationOnly(orientation);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([head, EXIF, tiff]);
}
