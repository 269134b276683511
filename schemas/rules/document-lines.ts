import { addMoney, decimal, roundHalfUp } from './decimal';
import { lineTotal, unitPrice } from './document-totals';

/** Line while it is written: values not entered yet are missing. */
interface WrittenLine {
  positionsArt?: string;
  menge?: number | null;
  einzelpreis?: number | null;
  rabatt1?: number | null;
  rabatt2?: number | null;
  teuerungszuschlagProzent?: number | null;
  einzelpreisGerundet?: boolean | null;
  gesamtpreis?: number | null;
  eknetto?: number | null;
}

/** Tells whether a line has a price: an article, including one that is only offered as an option or an alternative. */
export function isPriced({ positionsArt = 'N' }: WrittenLine): boolean {
  return positionsArt !== 'T' && positionsArt !== 'Z';
}

/** Total of a line by itself; a text has none, and `subtotal` computes that of a subtotal. */
export function totalOfLine(line: WrittenLine): number | null | undefined {
  if (line.positionsArt === 'Z') return undefined;
  return isPriced(line) ? lineTotal(priceOf(line)) : null;
}

/** Total of a subtotal (Z): of the lines that count since the one before; undefined for other lines. */
export function subtotal(line: WrittenLine, before: readonly WrittenLine[]): number | undefined {
  if (line.positionsArt !== 'Z') return undefined;
  const last = before.findLastIndex(({ positionsArt }) => positionsArt === 'Z');
  const counted = before.slice(last + 1).filter(({ positionsArt = 'N' }) => positionsArt === 'N');
  return addMoney(...counted.map(({ gesamtpreis }) => gesamtpreis ?? 0));
}

/** The unit price after discounts and surcharge. */
export function effectivePrice(line: WrittenLine): number | null {
  const { einzelpreis } = line;
  return typeof einzelpreis === 'number' ? unitPrice(einzelpreis, priceOf(line)) : null;
}

/** Amount that discounts and surcharge take off a line. */
export function discountOfLine(line: WrittenLine): number | null {
  const total = lineTotal(priceOf(line));
  if (total === null) return null;
  return addMoney(roundHalfUp(decimal(line.einzelpreis ?? 0).times(line.menge ?? 0), 2), -total);
}

/** Profit of a line after its purchase price; null where that is unknown. */
export function profitOfLine(line: WrittenLine): number | null {
  const total = lineTotal(priceOf(line));
  if (total === null || typeof line.eknetto !== 'number') return null;
  return addMoney(total, -roundHalfUp(decimal(line.eknetto).times(line.menge ?? 0), 2));
}

/**
 * Tells how a line is short of its product: nothing is free, less than it needs, or enough but not in its warehouse;
 * undefined where its warehouse can deliver it.
 */
export function shortness(
  menge: number | null | undefined,
  verfuegbar: number,
  lieferbar: number | null | undefined,
): 'LEER' | 'KNAPP' | 'ANDERSWO' | undefined {
  const wanted = menge ?? 0;
  if (wanted <= (lieferbar ?? verfuegbar) && (lieferbar ?? verfuegbar) > 0) return undefined;
  if (verfuegbar <= 0) return 'LEER';
  return verfuegbar < wanted ? 'KNAPP' : 'ANDERSWO';
}

/** Price facts of a line; text that is no number yet counts as missing. */
function priceOf(line: WrittenLine) {
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    menge: number(line.menge),
    einzelpreis: number(line.einzelpreis),
    rabatt1: number(line.rabatt1),
    rabatt2: number(line.rabatt2),
    teuerungszuschlagProzent: number(line.teuerungszuschlagProzent),
    einzelpreisGerundet: line.einzelpreisGerundet,
  };
}
