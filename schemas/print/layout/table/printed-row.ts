import { addMoney } from '../../../rules/decimal';
import type { PrintedLine } from '../../document/printed-line';
import type { Press } from '../press';

/** Line of a document as the texts of its cells; figures as their column sets them. */
export interface PrintedRow {
  line: PrintedLine;
  position: string;
  title: string;
  /** Small print between title and long text. */
  remarks: readonly string[];
  detail: string;
  quantity: string;
  unit: string;
  price: string;
  /** Price after discounts and surcharge, printed beneath it. */
  effective: string;
  discounts: readonly string[];
  rate: string;
  total: string;
  /** Amount that the line adds to the sum. */
  counted: number;
}

/** Writes the lines of a document as texts; a subtotal without an amount gets the sum since the one before. */
export function printedRows({ input, t, figures }: Press): PrintedRow[] {
  const hasPrices = input.totals !== null;
  const rows: PrintedRow[] = [];
  let since = 0;
  for (const line of input.lines) {
    const isArticle = line.positionsArt === 'N';
    const counted = isArticle ? (line.gesamtpreis ?? 0) : 0;
    since = addMoney(since, counted);
    const amount = line.positionsArt === 'Z' ? (line.gesamtpreis ?? since) : line.gesamtpreis;
    if (line.positionsArt === 'Z') since = 0;
    const figure = (value: number | null, shown: (value: number) => string) =>
      hasPrices && value !== null ? shown(value) : '';
    const discounts = [
      ...[line.rabatt1, line.rabatt2].map((value) => -(value ?? 0)),
      line.teuerungszuschlagProzent ?? 0,
    ].filter((value) => value !== 0);
    const isText = line.positionsArt === 'T' || line.positionsArt === 'Z';
    const total = isText && line.positionsArt === 'T' ? '' : figure(amount, figures.amount);
    const isAside = line.positionsArt === 'O' || line.positionsArt === 'A';
    rows.push({
      line,
      position: isText ? '' : String(line.position),
      title:
        line.positionsArt === 'Z' ? line.bezeichnung || t('printed:subtotal') : line.bezeichnung,
      remarks: [
        ...(line.artikelnummer ? [t('printed:articleNumber', { number: line.artikelnummer })] : []),
        ...(isAside ? [t(`printed:kinds.${line.positionsArt as 'O' | 'A'}`)] : []),
      ],
      detail: line.langtext?.trim() ?? '',
      quantity: line.menge === null || isText ? '' : figures.quantity(line.menge),
      unit: isText ? '' : (line.mengeneinheit ?? ''),
      price: isText ? '' : figure(line.einzelpreis, figures.amount),
      effective:
        !isText && line.effektiverPreis !== null && line.effektiverPreis !== line.einzelpreis
          ? figure(line.effektiverPreis, (value) => `= ${figures.unitPrice(value)}`)
          : '',
      discounts:
        hasPrices && !isText
          ? discounts.map((value) => `${value > 0 ? '+' : ''}${figures.percent(value)}`)
          : [],
      rate: isText ? '' : figure(line.steuersatz, figures.percent),
      total: isAside && total !== '' ? `(${total})` : total,
      counted,
    });
  }
  return rows;
}
