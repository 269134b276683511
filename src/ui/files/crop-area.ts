/** Area in percent of the image's sides. */
export interface PercentArea {
  unit: '%';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Area in whole pixels of the image. */
export interface PixelArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const whole: PercentArea = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Returns the whole image, or its largest centred part with `ratio` (width : height). */
export function firstArea(width: number, height: number, ratio?: number): PercentArea {
  if (ratio === undefined || width <= 0 || height <= 0) return whole;
  const fits = Math.min(width, height * ratio);
  const part = { width: (fits / width) * 100, height: (fits / ratio / height) * 100 };
  return { unit: '%', x: (100 - part.width) / 2, y: (100 - part.height) / 2, ...part };
}

/** Converts an area to pixels: at least one, never beyond the edges, still in `ratio` after rounding. */
export function pixelArea(
  area: PercentArea,
  image: { width: number; height: number },
  ratio?: number,
): PixelArea {
  const side = (share: number, length: number) =>
    Math.min(length, Math.max(1, Math.round((share / 100) * length)));
  let width = side(area.width, image.width);
  let height = side(area.height, image.height);
  // Rounding each side by itself would turn a square into 501 × 500.
  if (ratio !== undefined) {
    height = Math.max(1, Math.round(width / ratio));
    if (height > image.height) {
      height = image.height;
      width = Math.max(1, Math.min(image.width, Math.round(height * ratio)));
    }
  }
  const place = (share: number, length: number, taken: number) =>
    Math.max(0, Math.min(length - taken, Math.round((share / 100) * length)));
  return {
    x: place(area.x, image.width, width),
    y: place(area.y, image.height, height),
    width,
    height,
  };
}

/** Tells whether the area is the whole image, so that nothing has to be cut. */
export function isWholeImage(area: PixelArea, image: { width: number; height: number }): boolean {
  return area.width === image.width && area.height === image.height;
}

/** Returns the image's own size, or a smaller one whose longer side has `most` pixels. */
export function storedSize(
  { width, height }: { width: number; height: number },
  most: number,
): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
