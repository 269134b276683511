import { isWholeImage, pixelArea, storedSize, type PercentArea } from './crop-area';

/** Longest side in pixels: more than any screen or paper here shows. */
const MOST_PIXELS = 3000;
const QUALITY = 0.92;

interface CutOptions {
  area: PercentArea;
  /** Ratio, width : height, of what is stored. */
  ratio?: number;
  /** Bytes that the image was read from. */
  original: Blob;
}

/**
 * Cuts an image and keeps its kind (JPEG, PNG or WebP); returns the original when all is selected. Rejects when the
 * browser cannot draw it.
 */
export async function cutImage(
  image: HTMLImageElement,
  { area, ratio, original }: CutOptions,
): Promise<Blob> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const part = pixelArea(area, size, ratio);
  if (isWholeImage(part, size)) return original;
  const { width, height } = storedSize(part, MOST_PIXELS);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('cutImage: the browser gives no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const type = ['image/png', 'image/webp'].includes(original.type) ? original.type : 'image/jpeg';
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('cutImage: nothing was written'))),
      type,
      QUALITY,
    ),
  );
}
