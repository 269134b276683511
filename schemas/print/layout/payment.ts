import { epcCode } from '../epc-code';
import { codeSquares } from './code-squares';
import { wrapped } from './paragraph';
import { measures } from './measures';
import { paymentLines } from './payment-lines';
import { makeRoom, type Press } from './press';
import { pitch, styles } from './styles';

const codeSize = 27;

/** Draws the terms of payment at the left and a code for banking apps at the right. */
export function paymentBlock(press: Press): void {
  const { input, sheet, t } = press;
  const code = epcCode(input);
  const width = measures.right - measures.left - (code ? codeSize + 8 : 0);
  const lines = paymentLines(press).flatMap((text) => wrapped(sheet, text, width, styles.body));
  if (lines.length === 0 && !code) return;
  const textHeight = 6 + lines.length * pitch.body;
  const height = Math.max(textHeight, code ? codeSize + 5 : 0);
  makeRoom(press, height);
  const top = press.y;
  sheet.within('Sect', () => {
    const place = { x: measures.left, align: 'left' } as const;
    sheet.within('H2', () =>
      sheet.text(t('printed:payment.title'), { ...styles.heading, ...place, y: top + 3.6 }),
    );
    lines.forEach((line, index) => {
      const y = top + 9.2 + index * pitch.body;
      sheet.within('P', () => sheet.text(line, { ...styles.body, ...place, y }));
    });
    if (code) payCode(press, code, top);
  });
  press.y = top + height + 4;
}

/** Draws the code as squares, and beneath it what it is for. */
function payCode({ sheet, t }: Press, code: string, top: number): void {
  const x = measures.right - codeSize;
  sheet.within(
    'Figure',
    () => codeSquares(sheet, code, x, top, codeSize),
    t('printed:payment.code'),
  );
  const place = { x: measures.right, y: top + codeSize + 3.4, align: 'right' } as const;
  sheet.within('P', () => sheet.text(t('printed:payment.code'), { ...styles.sender, ...place }));
}
