import { encodeQR } from 'qr';
import type { Sheet } from '../pdf/sheet';

/** Draws a QR code as squares, `size` millimetres wide. The paper around it has to be white. */
export function codeSquares(sheet: Sheet, text: string, x: number, y: number, size: number): void {
  // The library draws at least one square of border.
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const cells = rows.flatMap((row, line) =>
    row.flatMap((isDark, column) => (isDark ? [[column, line] as const] : [])),
  );
  sheet.squares(x, y, size / rows.length, cells);
}
