/** Zooms on offer; 1: as wide as there is room. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Returns the next larger or smaller zoom; the same one at the end. */
export function nextZoom(zoom: number, step: 1 | -1): number {
  const next = step > 0 ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom);
  return next ?? zoom;
}

/** Most pixels of a canvas: phones refuse more, and draw nothing. */
const mostPixels = 16_000_000;

/** Returns the pixels of the canvas for one px of the page, as fine as the screen is unless that were too many. */
export function finenessOf(width: number, height: number, perPx: number): number {
  return Math.min(Math.max(perPx, 1), Math.sqrt(mostPixels / Math.max(1, width * height)));
}
