import { cleanHeif } from './clean-heif';
import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import { cleanWebp } from './clean-webp';
import { UnreadableImage } from './unreadable-image';

const cleaners: Readonly<Record<string, (bytes: Buffer) => Buffer[]>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/heic': cleanHeif,
  'image/heif': cleanHeif,
  'image/avif': cleanHeif,
};

/** Tells whether images of this type can be freed from metadata. */
export function isCleanable(type: string): boolean {
  return Object.hasOwn(cleaners, type);
}

/**
 * Removes Exif (with its location), XMP, comments and hidden appendices from an image, without touching a pixel; the
 * orientation stays. The given bytes may be overwritten. Throws UnreadableImage when the image is not built as its type
 * requires.
 */
export function cleanImage(type: string, bytes: Buffer): Buffer[] {
  const clean = cleaners[type];
  if (!clean) throw new Error(`${type} has no cleaner`);
  try {
    return clean(bytes);
  } catch (error) {
    // Reading past the end: a position in the file leads nowhere.
    if (error instanceof RangeError) throw new UnreadableImage('the image ends too early');
    throw error;
  }
}
