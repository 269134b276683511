import { formatIban } from '../../rules/format-iban';
import { pageHeight, pageWidth } from '../pdf/sheet';
import { fittedText, wrapped } from './paragraph';
import { measures } from './measures';
import type { Press } from './press';
import { rules, styles } from './styles';

/** The first page's head: the logo, or the company's name in its place, and marks for folding and punching. */
export function letterHead({ input, images, sheet }: Press): void {
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

/** What later pages begin with: whose document it is and what. */
export function laterHead({ input, sheet, title, t, figures }: Press): void {
  const { heading, rule } = measures.later;
  const { head, recipient } = input;
  const facts = [
    t('printed:ofDate', { date: figures.date(head.belegdatum) }),
    recipient.kundennr && `${t('printed:info.customer')} ${recipient.kundennr}`,
    input.company.name,
  ].filter(Boolean);
  sheet.text(title, { ...styles.strong, x: measures.left, y: heading, align: 'left' });
  const place = { ...styles.label, x: measures.right, y: heading, align: 'right' } as const;
  const room =
    measures.right - measures.left - sheet.width(title, styles.strong.size, styles.strong) - 5;
  fittedText(sheet, facts.join(' · '), room, place);
  sheet.line(measures.left, rule, measures.right, rule, ...rules.hair);
}

/** Across the whole page, beneath everything: what the document is not. */
export function watermarks({ input, sheet, t }: Press): void {
  const texts = [input.draft && t('printed:draft'), input.obsolete && t('printed:obsolete')];
  texts
    .filter((text) => text !== false)
    .forEach((text, index) => {
      const size = Math.min(
        styles.watermark.size,
        (styles.watermark.size * 200) / sheet.width(text, styles.watermark.size, styles.watermark),
      );
      const place = {
        ...styles.watermark,
        size,
        x: pageWidth / 2,
        y: pageHeight / 2 + 15 + index * 70,
        angle: 52,
      };
      sheet.watermark(text, sheet.pages.length - 1, place);
    });
}

/** Company, ways to reach it, bank and register at the foot of a page, and which of how many pages it is. */
export function footer({ input, sheet, t }: Press, page: number): void {
  const { company } = input;
  const { rule, top, pitch } = measures.footer;
  const total = sheet.pages.length;
  sheet.decoration(() => {
    const number = t('printed:page', { page: page + 1, total });
    sheet.text(number, {
      ...styles.label,
      x: measures.right,
      y: measures.pageNumber,
      align: 'right',
    });
    sheet.line(measures.left, rule, measures.right, rule, ...rules.hair);
    const columns = [
      [company.name, company.strasse, `${company.plz} ${company.ort}`, company.land],
      [
        company.telefon && t('printed:footer.phone', { phone: company.telefon }),
        company.email,
        company.webseite?.replace(/^https?:\/\//, ''),
      ],
      [
        company.bank,
        company.iban && `IBAN ${formatIban(company.iban)}`,
        company.bic && `BIC ${company.bic}`,
        company.kontoinhaber && t('printed:footer.holder', { name: company.kontoinhaber }),
      ],
      [
        company.register,
        company.geschaeftsfuehrer.length > 0 &&
          t('printed:footer.directors', { names: company.geschaeftsfuehrer.join(', ') }),
        company.ustId && t('printed:footer.vatId', { id: company.ustId }),
        company.steuernr && t('printed:footer.taxNumber', { number: company.steuernr }),
      ],
    ].map((texts) => texts.filter((text): text is string => Boolean(text)));
    const shown = columns.filter((texts) => texts.length > 0);
    const gap = 4;
    const widths = columnWidths(
      shown.map((texts) =>
        Math.max(
          ...texts.map((text) => sheet.width(text, styles.footer.size, styles.footerStrong)),
        ),
      ),
      measures.right - measures.left - gap * (shown.length - 1),
    );
    let x: number = measures.left;
    shown.forEach((texts, index) => {
      const width = widths[index] ?? 0;
      const lines = texts.flatMap((text) => wrapped(sheet, text, width, styles.footer));
      lines.slice(0, 6).forEach((line, row) => {
        const style = index === 0 && row === 0 ? styles.footerStrong : styles.footer;
        sheet.text(line, { ...style, x, y: top + row * pitch, align: 'left' });
      });
      x += width + gap;
    });
  }, page);
}

/** Room shared out: each column what it needs, the widest ones less where all together need more. */
function columnWidths(needed: readonly number[], room: number): number[] {
  const sum = needed.reduce((total, width) => total + width, 0);
  if (sum <= room) return needed.map((width) => width + (room - sum) / needed.length);
  let limit = room;
  while (needed.reduce((total, width) => total + Math.min(width, limit), 0) > room) limit -= 0.5;
  return needed.map((width) => Math.min(width, limit));
}
