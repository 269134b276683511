import { rules, styles } from './styles';
import { measures } from './measures';
import { makeRoom, type Press } from './press';

/** Usual left edge of the labels, further left where amounts are very long. */
const usualLeft = 108;
const pitch = 5.4;
/** Least gap between a label and its amount. */
const gap = 5;

interface SumLine {
  label: string;
  amount: number;
}

/** Sums that lead to the amount to be paid: discount, freight, net, tax of each rate. */
function sumLines({ input, t, figures }: Press): SumLine[] {
  const { totals, head, notes } = input;
  if (!totals) return [];
  const discounts = [head.rabatt1, head.rabatt2].filter((value) => (value ?? 0) !== 0);
  const discount = discounts.map((value) => figures.percent(value ?? 0)).join(' + ');
  const lines: SumLine[] = [];
  // Papers that were frozen before rounding was introduced have none.
  const rounding = totals.ausgleich ?? 0;
  if (totals.rabatt !== 0 || totals.frachtkosten !== 0 || rounding !== 0) {
    lines.push({ label: t('printed:totals.lines'), amount: totals.positionen });
  }
  if (totals.rabatt !== 0) {
    lines.push({ label: t('printed:totals.discount', { discount }), amount: -totals.rabatt });
  }
  if (totals.frachtkosten !== 0) {
    lines.push({ label: t('printed:totals.freight'), amount: totals.frachtkosten });
  }
  if (rounding !== 0) {
    lines.push({ label: t('printed:totals.rounding'), amount: rounding });
  }
  // §19 UStG: a business that charges no tax shows none.
  if (notes.includes('smallBusiness')) return lines;
  lines.push({ label: t('printed:totals.net'), amount: totals.netto });
  for (const { steuersatz, netto, steuer } of totals.steuern) {
    const values = { rate: figures.percent(steuersatz), net: figures.amount(netto) };
    lines.push({ label: t('printed:totals.tax', values), amount: steuer });
  }
  return lines;
}

/** Height of the totals in millimetres. */
export function totalsHeight(press: Press): number {
  if (!press.input.totals) return 0;
  return sumLines(press).length * pitch + 15;
}

/** Draws the sums at the right below the lines, the amount to be paid last and large. */
export function totalsBlock(press: Press): void {
  const { input, sheet, t, figures } = press;
  if (!input.totals) return;
  makeRoom(press, totalsHeight(press));
  press.y += 2;
  const { brutto } = input.totals;
  const lines = sumLines(press).map(
    ({ label, amount }) => [label, figures.amount(amount)] as const,
  );
  const total = [
    t(`printed:types.${input.head.belegart}.total`),
    `${figures.amount(brutto)} ${input.head.waehrung}`,
  ] as const;
  const widthOf = (texts: readonly string[], style: (typeof styles)[keyof typeof styles]) =>
    texts.reduce((width, text) => width + sheet.width(text, style), gap);
  const widest = Math.max(
    widthOf(total, styles.total),
    ...lines.map((texts) => widthOf(texts, styles.cell)),
  );
  const left = Math.min(usualLeft, measures.right - widest);
  const entry = (label: string, amount: string, isTotal: boolean) => {
    const y = press.y + (isTotal ? 5.6 : 3.9);
    const style = isTotal ? styles.total : styles.cell;
    sheet.within('TR', () => {
      sheet.within('TD', () => sheet.text(label, { ...style, x: left, y, align: 'left' }));
      sheet.within('TD', () =>
        sheet.text(amount, { ...style, x: measures.right, y, align: 'right' }),
      );
    });
    press.y += isTotal ? 8 : pitch;
  };
  sheet.within('Table', () => {
    for (const [label, amount] of lines) entry(label, amount, false);
    press.y += 0.6;
    sheet.line(left, press.y, measures.right, press.y, ...rules.fine);
    entry(...total, true);
    sheet.line(left, press.y, measures.right, press.y, ...rules.strong);
  });
  press.y += 4.4;
}
