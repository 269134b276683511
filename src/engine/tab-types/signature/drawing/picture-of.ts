import SignaturePad from 'signature_pad';
import { boundsOf, movedStrokes, type Strokes } from './strokes';

/** Canvas pixels per px to begin with: fine enough for print. */
const finest = 3;
/** Fewest canvas pixels per px: below that a picture is a smear. */
const coarsest = 0.25;

/**
 * Draws the strokes as a PNG in Base64: dark on transparent, without the empty room around them, made coarser until it
 * has at most `mostLetters` letters. Undefined where nothing is drawn, or nothing would fit.
 */
export function pictureOf(strokes: Strokes, mostLetters: number): string | undefined {
  const box = boundsOf(strokes);
  if (!box) return undefined;
  for (let fineness = finest; fineness >= coarsest; fineness *= 0.75) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(box.width * fineness);
    canvas.height = Math.ceil(box.height * fineness);
    const pad = new SignaturePad(canvas);
    pad.off();
    pad.fromData([...movedStrokes(strokes, box, fineness)]);
    const letters = pad.toDataURL('image/png').replace(/^[^,]*,/, '');
    if (letters.length <= mostLetters) return letters;
  }
  return undefined;
}
