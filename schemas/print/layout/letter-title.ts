import { measures } from './measures';
import { fittedText } from './paragraph';
import type { LetterPress } from './press';
import { styles } from './styles';

/** Draws the letter's title, below address and information, which end at `top`. */
export function letterTitle(press: LetterPress, top: number): void {
  const { sheet } = press;
  const y = Math.max(measures.title, top + 8);
  const place = { ...styles.title, x: measures.left, y, align: 'left' } as const;
  const width = measures.right - measures.left;
  sheet.within('H1', () => fittedText(sheet, press.title, width, place, 9));
  press.y = y + 5;
}
