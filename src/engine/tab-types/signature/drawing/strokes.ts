import type { PointGroup } from 'signature_pad';

/** Strokes as they were drawn, in px of the pad. */
export type Strokes = readonly PointGroup[];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Margin around the points in px: a line is wider than its points. */
const margin = 6;

/** Returns the room that the ink takes; undefined where nothing is drawn. */
export function boundsOf(strokes: Strokes): Box | undefined {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** Shrinks strokes where the pad has become too small for them, e.g. after turning the phone; never enlarges them. */
export function fitStrokes(strokes: Strokes, width: number, height: number): Strokes {
  const box = boundsOf(strokes);
  if (!box) return strokes;
  const factor = Math.min(1, width / (box.x + box.width), height / (box.y + box.height));
  return factor === 1 ? strokes : movedStrokes(strokes, { x: 0, y: 0 }, factor);
}

/** Moves strokes so that `from` is their origin, then scales them by the factor. */
export function movedStrokes(
  strokes: Strokes,
  from: Pick<Box, 'x' | 'y'>,
  factor: number,
): Strokes {
  return strokes.map((stroke) => ({
    ...stroke,
    dotSize: stroke.dotSize * factor,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map((point) => ({
      ...point,
      x: (point.x - from.x) * factor,
      y: (point.y - from.y) * factor,
    })),
  }));
}

/** Writes strokes as the shortest text that tells the movement: tenths of px, and ms since the first point. */
export function strokesText(strokes: Strokes): string {
  const begin = strokes[0]?.points[0]?.time ?? 0;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return JSON.stringify(
    strokes.map(({ points }) =>
      points.map(({ x, y, time }) => [tenths(x), tenths(y), time - begin]),
    ),
  );
}
