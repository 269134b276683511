import sharp from 'sharp';
import { UnreadableImage } from './clean/unreadable-image';

/** More than any camera of a phone; as raw pixels some 400 MB that are worked on in strips. */
export const MOST_MEGAPIXELS = 100;
const LONGEST_SECONDS = 30;

/** An image has more pixels than the server is willing to unpack. */
export class TooManyPixels extends Error {}

export interface Previews {
  /** Size in pixels as it is seen, the orientation applied. */
  width: number;
  height: number;
  /** WebP that fits into a square of 400 and of 1600 pixels; never larger than the original. */
  small: Buffer;
  large: Buffer;
}

// What the server does not show it does not unpack either.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.cache(false);

const visible = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** Whether previews can be made. HEIC is not among them: its compression (HEVC) is patented. */
export function hasPreviews(type: string): boolean {
  return visible.has(type);
}

/** Reads an image and makes its previews. Throws UnreadableImage or TooManyPixels. */
export async function makePreviews(bytes: Buffer): Promise<Previews> {
  const options = { failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1e6 } as const;
  const fit = (size: number) =>
    ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const;
  try {
    const { autoOrient: size } = await sharp(bytes, options).metadata();
    const large = await sharp(bytes, options)
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize(fit(1600))
      .webp({ quality: 82 })
      .toBuffer();
    const small = await sharp(large).resize(fit(400)).webp({ quality: 78 }).toBuffer();
    return { width: size.width, height: size.height, small, large };
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    if (/pixel limit/i.test(text)) throw new TooManyPixels(text);
    throw new UnreadableImage(text, { cause: error });
  }
}
