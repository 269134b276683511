import { wrapped } from '../paragraph';
import { measures } from '../measures';
import { makeRoom, type LetterPress } from '../press';
import { pitch, rules, styles } from '../styles';

export interface PlainColumn {
  label: string;
  /** Share of the width. */
  share: number;
  align?: 'left' | 'right';
}

const headHeight = 6.4;
/** Padding above and below the lines of a row. */
const padding = 1.1;
const gap = 3;

/** Draws rows of texts below heads, which every page repeats; a row stays on one page. */
export function plainTable(
  press: LetterPress,
  columns: readonly PlainColumn[],
  rows: readonly (readonly string[])[],
): void {
  const { sheet, turn } = press;
  const places = placesOf(columns);
  const laid = rows.map((row) =>
    row.map((text, index) => wrapped(sheet, text, places[index]?.width ?? 0, styles.cell)),
  );
  const heightOf = (cells: readonly string[][]) =>
    Math.max(...cells.map((lines) => lines.length)) * pitch.cell + 2 * padding;
  const drawHead = () => {
    sheet.within('TR', () => {
      for (const { label, x, width, align } of places) {
        const place = { x: align === 'right' ? x + width : x, y: press.y + 4.4, align };
        sheet.within('TH', () => sheet.text(label, { ...styles.columnHead, ...place }));
      }
    });
    press.y += headHeight;
    sheet.line(measures.left, press.y, measures.right, press.y, ...rules.fine);
  };
  makeRoom(press, headHeight + Math.max(0, ...laid.slice(0, 1).map(heightOf)));
  sheet.within('Table', () => {
    press.turn = () => {
      turn();
      // Screen readers hear the table without a break.
      sheet.decoration(drawHead);
    };
    drawHead();
    for (const cells of laid) {
      const height = heightOf(cells);
      makeRoom(press, height);
      sheet.within('TR', () =>
        cells.forEach((lines, index) => {
          const { x, width, align } = places[index] ?? { x: 0, width: 0, align: 'left' as const };
          const left = align === 'right' ? x + width : x;
          sheet.within('TD', () =>
            lines.forEach((line, row) => {
              const y = press.y + padding + 3 + row * pitch.cell;
              sheet.text(line, { ...styles.cell, x: left, y, align });
            }),
          );
        }),
      );
      press.y += height;
      sheet.line(measures.left, press.y, measures.right, press.y, ...rules.hair);
    }
  });
  press.turn = turn;
  press.y += 4;
}

function placesOf(columns: readonly PlainColumn[]) {
  const room = measures.right - measures.left - gap * (columns.length - 1);
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = measures.left;
  return columns.map(({ label, share, align = 'left' }) => {
    const place = { label, x, width: (room * share) / all, align };
    x += place.width + gap;
    return place;
  });
}
