import { fittedText } from './paragraph';
import { measures } from './measures';
import type { LetterPress } from './press';
import { rules, styles } from './styles';

/** Draws the first page's head: the logo, or the company's name in its place, and marks for folding and punching. */
export function letterHead({ input, images, sheet }: LetterPress): void {
  const { company } = input;
  const { top, width, height } = measures.logo;
  if (images.logo) {
    const scale = Math.min(width / images.logo.width, height / images.logo.height);
    const [w, h] = [images.logo.width * scale, images.logo.height * scale];
    sheet.within(
      'Figure',
      () => images.logo && sheet.image(images.logo, measures.right - w, top, w, h),
      company.name,
    );
  } else if (company.logo?.art === 'PFADE') {
    const { breite, hoehe, pfade } = company.logo;
    const scale = Math.min(width / breite, height / hoehe);
    const x = measures.right - breite * scale;
    const draw = () => pfade.forEach(({ d, farbe }) => sheet.path(d, farbe, x, top, scale));
    sheet.within('Figure', draw, company.name);
  } else {
    const place = { ...styles.title, x: measures.right, y: top + 8, align: 'right' } as const;
    sheet.within('P', () => fittedText(sheet, company.name, measures.right - measures.left, place));
  }
  const { folds, punch } = measures.marks;
  for (const y of folds) sheet.line(5, y, 9, y, ...rules.hair);
  sheet.line(5, punch, 11, punch, ...rules.hair);
}
