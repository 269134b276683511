import type { Sheet } from '../pdf/sheet';
import { wrapped } from './paragraph';
import { measures } from './measures';
import type { LetterPress } from './press';
import { styles } from './styles';

/** Gap between labels and values, in mm. */
const gap = 3;

/** Smallest sizes in points: of a value, and of a single word. */
const leastSize = 7.4;
const leastOfWord = 5.5;

/** Label and value; null takes no line. */
export type InformationEntry = readonly [label: string, value: string | null];

/** Draws numbers, days and persons right of the address. Returns where it ends. */
export function informationBlock(
  { sheet }: LetterPress,
  entries: readonly InformationEntry[],
): number {
  const { left, top, pitch } = measures.information;
  const rows = entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
  const names = rows.map(([name]) => sheet.width(name, styles.label));
  const valueLeft = left + Math.max(...names) + gap;
  const width = measures.right - valueLeft;
  let y: number = top;
  sheet.within('Sect', () => {
    for (const [name, value] of rows) {
      const style = valueStyle(sheet, value, width);
      const lines = wrapped(sheet, value, width, style);
      sheet.within('P', () => {
        sheet.text(name, { ...styles.label, x: left, y, align: 'left' });
        lines.forEach((line, index) => {
          const lineY = y + index * (pitch - 0.6);
          sheet.text(line, { ...style, x: valueLeft, y: lineY, align: 'left' });
        });
      });
      y += pitch + (lines.length - 1) * (pitch - 0.6);
    }
  });
  return y;
}

/** Sets a value a little smaller rather than in two lines, and still smaller before a word of it is cut in two. */
function valueStyle(sheet: Sheet, value: string, width: number) {
  const sizeFor = (text: string, least: number) => {
    const fitting = (styles.value.size * width) / sheet.width(text, styles.value);
    return Math.max(least, Math.floor(Math.min(styles.value.size, fitting) * 20) / 20);
  };
  const ofWords = value.split(' ').map((word) => sizeFor(word, leastOfWord));
  return { ...styles.value, size: Math.min(sizeFor(value, leastSize), ...ofWords) };
}
