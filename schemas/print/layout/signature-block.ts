import { formatDateTime } from '../../rules/format-date';
import { fittedText, paragraph, wrapped } from './paragraph';
import { measures } from './measures';
import { makeRoom, type LetterPress } from './press';
import { pitch, rules, styles } from './styles';

const width = 75;
const imageHeight = 20;

/** Draws who signed and when, the reason why nobody did, or lines to sign on; `lines`: text below those. */
export function signatureBlock(press: LetterPress, lines?: string): void {
  const { signature } = press.input;
  const { t } = press;
  if (!signature) {
    if (lines !== undefined) blankLines(press, lines);
    return;
  }
  const at = formatDateTime(signature.zeitpunkt);
  if (signature.art === 'VERWEIGERT') {
    const who = signature.name ?? t('printed:signature.customer');
    paragraph(press, t('printed:signature.refused', { at, who, reason: signature.grund }));
    return;
  }
  const who = [signature.name, signature.rolle].filter(Boolean).join(', ');
  const key = signature.art === 'GETIPPT' ? 'typed' : 'drawn';
  signed(press, who, t(`printed:signature.${key}`, { at }));
}

function signed(press: LetterPress, who: string, how: string): void {
  const { sheet, images, t } = press;
  const { signature: image } = images;
  const notes = wrapped(sheet, how, width + 40, styles.detail);
  const height = 6 + imageHeight + 6 + notes.length * pitch.detail;
  makeRoom(press, height);
  press.y += 2;
  const { left } = measures;
  sheet.within('Sect', () => {
    sheet.within('H2', () =>
      sheet.text(t('printed:signature.title'), {
        ...styles.heading,
        x: left,
        y: press.y + 3.6,
        align: 'left',
      }),
    );
    press.y += 6;
    if (image) {
      const scale = Math.min(width / image.width, imageHeight / image.height);
      const [w, h] = [image.width * scale, image.height * scale];
      const draw = () => sheet.image(image, left, press.y + imageHeight - h, w, h);
      sheet.within('Figure', draw, t('printed:signature.of', { who }));
    } else {
      const place = {
        ...styles.title,
        x: left,
        y: press.y + imageHeight - 2.5,
        align: 'left',
      } as const;
      sheet.within('P', () => fittedText(sheet, who.split(',')[0] ?? who, width, place));
    }
    press.y += imageHeight + 0.8;
    sheet.line(left, press.y, left + width, press.y, ...rules.fine);
    const below = { x: left, align: 'left' } as const;
    sheet.within('P', () =>
      fittedText(sheet, who, width + 60, { ...styles.value, ...below, y: press.y + 4 }),
    );
    press.y += 5;
    sheet.within('P', () =>
      notes.forEach((line, index) =>
        sheet.text(line, { ...styles.detail, ...below, y: press.y + 2.9 + index * pitch.detail }),
      ),
    );
    press.y += notes.length * pitch.detail + 2;
  });
}

/** Draws the lines for a signature on paper. */
function blankLines(press: LetterPress, signed: string): void {
  const { sheet, t } = press;
  makeRoom(press, 26);
  press.y += 16;
  const gap = 10;
  const half = (measures.right - measures.left - gap) / 2;
  const line = (x: number, label: string) => {
    sheet.line(x, press.y, x + half, press.y, ...rules.fine);
    sheet.within('P', () =>
      fittedText(sheet, label, half, { ...styles.detail, x, y: press.y + 3.6, align: 'left' }),
    );
  };
  line(measures.left, t('printed:signature.placeAndDay'));
  line(measures.left + half + gap, signed);
  press.y += 8;
}
