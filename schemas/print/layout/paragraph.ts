import type { Sheet, TextPlace } from '../pdf/sheet';
import { wrapText } from '../pdf/wrap-text';
import { measures } from './measures';
import { makeRoom, type LetterPress } from './press';
import { pitch as pitches, styles } from './styles';

type Style = Omit<TextPlace, 'x' | 'y' | 'align'>;

/** Breaks a text into lines in a style. */
export function wrapped(sheet: Sheet, text: string, width: number, style: Style): string[] {
  return wrapText(text, width, (part) => sheet.width(part, style));
}

/**
 * Draws a paragraph across the text's width, over pages if needed; two lines at least stay together. `y` is below it
 * afterwards. An empty text takes no room.
 */
export function paragraph(
  press: LetterPress,
  text: string | null,
  {
    style = styles.body,
    width = measures.right - measures.left,
    after = 3,
    pitch = pitches.body,
  } = {} as {
    style?: Style;
    width?: number;
    after?: number;
    pitch?: number;
  },
): void {
  if (!text?.trim()) return;
  const { sheet } = press;
  const lines = wrapped(sheet, text, width, style);
  sheet.within('P', () => {
    lines.forEach((line, index) => {
      const left = lines.length - index;
      makeRoom(press, pitch * (left === 2 || index === 0 ? Math.min(left, 2) : 1));
      sheet.text(line, { ...style, x: measures.left, y: press.y + pitch * 0.75, align: 'left' });
      press.y += pitch;
    });
  });
  press.y += after;
}

/** Draws a text in one line of at most this width: set smaller where it is longer, down to a size, and then cut. */
export function fittedText(
  sheet: Sheet,
  text: string,
  width: number,
  place: TextPlace,
  least = 6,
): void {
  const full = sheet.width(text, place);
  const size = Math.max(least, Math.floor(Math.min(1, width / full) * place.size * 20) / 20);
  let shown = text;
  while (sheet.width(shown, { ...place, size }) > width && shown.length > 1) {
    shown = `${[...shown.replace(/…$/, '')].slice(0, -1).join('').trimEnd()}…`;
  }
  sheet.text(shown, { ...place, size });
}
