import { orientationOf, orientationOnly } from './exif';
import { KeptPieces } from './kept-pieces';
import { UnreadableImage } from './unreadable-image';

const keptChunks = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** Removes metadata and anything hidden behind the end from a WebP; pixels and orientation stay. */
export function cleanWebp(bytes: Buffer): Buffer[] {
  const head = bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12);
  const end = bytes.readUInt32LE(4) + 8;
  if (head !== 'RIFFWEBP' || end > bytes.length) throw new UnreadableImage('no whole WebP');
  const kept = new KeptPieces(bytes);
  let features: Buffer | undefined;
  let orientation: number | undefined;
  for (let at = 12; at + 8 <= end;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (next > end) throw new UnreadableImage('a WebP chunk does not end');
    if (name === 'EXIF') {
      orientation ??= orientationOf(tiffOf(bytes.subarray(at + 8, at + 8 + size)));
    }
    if (name === 'VP8X' && !features) {
      features = Buffer.from(bytes.subarray(at, next));
      kept.add(features);
    }
    if (keptChunks.has(name)) kept.keep(at, next);
    at = next;
  }
  if (features) {
    features[8] = (features[8] ?? 0) & ~HAS_EXIF & ~HAS_XMP;
    if (orientation !== undefined && orientation !== 1) {
      features[8] |= HAS_EXIF;
      const tiff = orientationOnly(orientation);
      const title = Buffer.from('EXIF\0\0\0\0', 'latin1');
      title.writeUInt32LE(tiff.length, 4);
      kept.add(title);
      kept.add(tiff);
    }
  }
  const start = Buffer.from(bytes.subarray(0, 12));
  start.writeUInt32LE(4 + kept.pieces.reduce((sum, piece) => sum + piece.length, 0), 4);
  return [start, ...kept.pieces];
}

/** Returns the TIFF form of Exif data; some writers put the JPEG form's name before it. */
function tiffOf(data: Buffer): Buffer {
  return data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data;
}
