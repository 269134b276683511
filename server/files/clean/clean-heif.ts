import { boxesNamed, type Box } from './heif-boxes';
import { placesOf } from './heif-places';
import { UnreadableImage } from './unreadable-image';

/** Maximum number of metadata items: an image has two or three; thousands would only keep the server busy. */
const MOST_NOTES = 100;

/**
 * Overwrites the Exif and XMP items of a HEIC, HEIF or AVIF image with zeros, in place: the container
 * refers to positions, so nothing may move. Pixels and orientation (a property of its own) stay.
 * Throws for a container whose items cannot be found.
 */
export function cleanHeif(bytes: Buffer): Buffer[] {
  const whole = { data: 0, end: bytes.length };
  const meta = only(bytes, whole, 'meta');
  if (!meta) throw new UnreadableImage('no «meta» box');
  const inside = { data: meta.data + 4, end: meta.end };
  const information = only(bytes, inside, 'iinf');
  const places = only(bytes, inside, 'iloc');
  if (!information || !places) throw new UnreadableImage('no items');
  const notes = noteItems(bytes, information);
  const store = only(bytes, inside, 'idat')?.data;
  let blanked = 0;
  for (const { method, from, size } of placesOf(bytes, places, notes, MOST_NOTES)) {
    if (method > 1 || (method === 1 && store === undefined)) {
      throw new UnreadableImage('metadata in another item');
    }
    const at = method === 1 ? (store ?? 0) + from : from;
    const end = size === 0 ? bytes.length : at + size;
    if (end > bytes.length) throw new UnreadableImage('an item does not end');
    blanked += end - at;
    // Overlapping items: their writer wants to keep a reader busy.
    if (blanked > bytes.length) throw new UnreadableImage('more metadata than image');
    bytes.fill(0, at, end);
  }
  const film = boxesNamed(bytes, whole, ['moov'], MOST_NOTES).flatMap((box) =>
    boxesNamed(bytes, box, ['udta', 'meta'], MOST_NOTES),
  );
  for (const box of [...boxesNamed(bytes, whole, ['uuid'], MOST_NOTES), ...film]) blank(bytes, box);
  return [bytes];
}

function only(bytes: Buffer, within: Pick<Box, 'data' | 'end'>, name: string): Box | undefined {
  return boxesNamed(bytes, within, [name], MOST_NOTES)[0];
}

/** Finds the items that hold metadata: Exif, and those described by a media type (XMP). */
function noteItems(bytes: Buffer, { data, end }: Box): Set<number> {
  const version = bytes.readUInt8(data);
  const within = { data: data + (version === 0 ? 6 : 8), end };
  const notes = new Set<number>();
  const isNote = ({ data: at }: Box) => {
    const entryVersion = bytes.readUInt8(at);
    if (entryVersion < 2) return false;
    const type = at + (entryVersion > 2 ? 10 : 8);
    return ['Exif', 'mime', 'uri '].includes(bytes.toString('latin1', type, type + 4));
  };
  for (const { data: at } of boxesNamed(bytes, within, ['infe'], MOST_NOTES, isNote)) {
    const isWide = bytes.readUInt8(at) > 2;
    notes.add(isWide ? bytes.readUInt32BE(at + 4) : bytes.readUInt16BE(at + 4));
  }
  return notes;
}

function blank(bytes: Buffer, { at, data, end }: Box): void {
  bytes.write('free', at + 4, 'latin1');
  bytes.fill(0, data, end);
}
