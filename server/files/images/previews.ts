import sharp from 'sharp';
import { UnreadableImage } from '../clean/unreadable-image';
import { MOST_MEGAPIXELS, type Previews } from './image-kinds';

/** Error for an image with more pixels than the server is willing to unpack. */
export class TooManyPixels extends Error {}

// The server unpacks only what it shows.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.cache(false);
// The other processors are for people who wait for a page.
sharp.concurrency(1);

/** Reads an image and makes its previews. Throws UnreadableImage or TooManyPixels. */
export async function makePreviews(bytes: Buffer): Promise<Previews> {
  const options = { failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1e6 } as const;
  const fit = (size: number) =>
    ({ width: size, height: size, fit: 'inside', withoutEnlargement: true }) as const;
  try {
    const { autoOrient: size } = await sharp(bytes, options).metadata();
    const large = await sharp(bytes, options)
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
