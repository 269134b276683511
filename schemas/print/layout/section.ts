import { measures } from './measures';
import { makeRoom, type LetterPress } from './press';
import { styles } from './styles';

/** Draws a heading that stays with what stands below it. */
export function section(press: LetterPress, text: string): void {
  const { sheet } = press;
  makeRoom(press, 18);
  press.y += 1.5;
  const place = { ...styles.heading, x: measures.left, y: press.y + 3.6, align: 'left' } as const;
  sheet.within('H2', () => sheet.text(text, place));
  press.y += 6;
}
