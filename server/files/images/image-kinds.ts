/**
 * Maximum size of an image in megapixels, more than any phone camera has; as raw pixels some 400 MB, which are
 * processed in strips.
 */
export const MOST_MEGAPIXELS = 100;

export interface Previews {
  /** Size in pixels as it is seen, the orientation applied. */
  width: number;
  height: number;
  /** Previews in WebP that fit into a square of 400 and of 1600 pixels; never larger than the original. */
  small: Buffer;
  large: Buffer;
}

const visible = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
/** Tells whether previews can be made. HEIC is not among them: its compression (HEVC) is patented. */
export function hasPreviews(type: string): boolean {
  return visible.has(type);
}
