import { formatIban } from '../../rules/format-iban';
import type { PrintedCompany } from '../document/printed-company';
import type { Sheet } from '../pdf/sheet';
import type { Translate } from '../translate';
import { wrapped } from './paragraph';
import { measures } from './measures';
import type { LetterPress } from './press';
import { rules, styles } from './styles';

const gap = 4;
/** Maximum number of lines; more would run off the sheet. */
const mostLines = 6;

/** Draws company, contact data, bank and register at the foot of every page, with the page number and count. */
export function footers({ input, sheet, t }: LetterPress): void {
  const { rule, top, pitch } = measures.footer;
  const columns = laidColumns(sheet, columnsOf(input.company, t));
  const total = sheet.pages.length;
  sheet.pages.forEach((_, page) =>
    sheet.decoration(() => {
      const number = t('printed:page', { page: page + 1, total });
      const place = { x: measures.right, y: measures.pageNumber, align: 'right' } as const;
      sheet.text(number, { ...styles.label, ...place });
      sheet.line(measures.left, rule, measures.right, rule, ...rules.hair);
      for (const { x, lines } of columns) {
        lines.forEach(({ text, style }, row) =>
          sheet.text(text, { ...style, x, y: top + row * pitch, align: 'left' }),
        );
      }
    }, page),
  );
}

/** Lays the columns side by side, each text in as many lines as it needs; the company's name stands out. */
function laidColumns(sheet: Sheet, columns: readonly string[][]) {
  const shown = columns.filter((texts) => texts.length > 0);
  // A little more than measured, so that rounding breaks no line.
  const widthOf = (text: string) =>
    Math.max(sheet.width(text, styles.footer), sheet.width(text, styles.footerStrong)) + 0.1;
  const room = measures.right - measures.left - gap * (shown.length - 1);
  const widths = columnWidths(
    shown.map((texts) => Math.max(...texts.map(widthOf))),
    room,
  );
  let x: number = measures.left;
  return shown.map((texts, index) => {
    const width = widths[index] ?? 0;
    const lines = texts.flatMap((text, row) => {
      const style = index === 0 && row === 0 ? styles.footerStrong : styles.footer;
      return wrapped(sheet, text, width, style).map((line) => ({ text: line, style }));
    });
    const column = { x, lines: lines.slice(0, mostLines) };
    x += width + gap;
    return column;
  });
}

/** Shares out the width: each column gets what it needs, the widest ones less where all together need more. */
function columnWidths(needed: readonly number[], room: number): number[] {
  const sum = needed.reduce((total, width) => total + width, 0);
  if (sum <= room) return needed.map((width) => width + (room - sum) / needed.length);
  let limit = room;
  while (needed.reduce((total, width) => total + Math.min(width, limit), 0) > room) limit -= 0.5;
  return needed.map((width) => Math.min(width, limit));
}

/** Lines of each column; facts the company does not have take no line. */
function columnsOf(company: PrintedCompany, t: Translate): string[][] {
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
  ];
  return columns.map((texts) => texts.filter((text): text is string => Boolean(text)));
}
