import type { PrintedDocument } from '../print/document/printed-document';
import type { PrintedLine } from '../print/document/printed-line';
import { addMoney, decimal, roundHalfUp } from '../rules/decimal';
import { exactText, moneyText } from './figures';
import { taxCategory } from './tax-category';
import type { EInvoiceFacts } from './facts';
import type { Terms } from './terms';
import { unitCode } from './unit-codes';

/** Code of a discount in UNTDID 5189. */
export const DISCOUNT = '95';

/** Words of reasons, in the invoice's language. */
export interface Reasons {
  discount: string;
  surcharge: string;
  freight: string;
  rounding: string;
}

/**
 * Lines that count (BG-25): texts, subtotals, optional and alternative lines are not part of what is owed. `sign` is −1
 * where a credit note turns the amounts around.
 */
export function invoiceLines(
  { lines, notes }: PrintedDocument,
  { besteuerung }: EInvoiceFacts,
  sign: 1 | -1,
  reasons: Reasons,
): Terms[] {
  return countedLines(lines).map((line) => {
    const rate = line.steuersatz ?? 0;
    const price = line.einzelpreis ?? 0;
    // A price is never negative (BR-27): the quantity is.
    const quantity = decimal(line.menge ?? 0).times(price < 0 ? -sign : sign);
    const base = roundHalfUp(quantity.times(Math.abs(price)), 2);
    const total = (line.gesamtpreis ?? 0) * sign + 0;
    return {
      'BT-126': String(line.position),
      'BT-129': exactText(quantity),
      'BT-130': unitCode(line.mengeneinheit),
      'BT-131': moneyText(total),
      ...pricedOff(line, base, total, reasons),
      'BT-153': line.bezeichnung,
      'BT-154': line.langtext?.trim() || undefined,
      'BT-155': line.artikelnummer ?? undefined,
      'BT-151': taxCategory(besteuerung, rate, notes).code,
      'BT-152': exactText(rate),
      'BT-146': exactText(Math.abs(price)),
    };
  });
}

/** Lines that the sums are made of. */
export function countedLines(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.filter(({ positionsArt }) => positionsArt === 'N');
}

/**
 * Discount and surcharge of a line (BG-27, BG-28), which lead from quantity × price to its total by the cent. What
 * rounding leaves over belongs to the last of them. On a line that is taken back both are negative.
 */
function pricedOff(
  { rabatt1, rabatt2, teuerungszuschlagProzent }: PrintedLine,
  base: number,
  total: number,
  reasons: Reasons,
): Terms {
  const difference = addMoney(total, -base);
  const isDiscounted = Boolean(rabatt1 || rabatt2);
  const left = remainder(rabatt1).times(remainder(rabatt2));
  const full = teuerungszuschlagProzent ? addMoney(base, -roundHalfUp(left.times(base), 2)) : null;
  const off = full ?? -difference + 0;
  const on = addMoney(difference, off);
  const allowances: Terms[] = [];
  const charges: Terms[] = [];
  if (isDiscounted && off !== 0) {
    allowances.push({ 'BT-136': moneyText(off), 'BT-139': reasons.discount, 'BT-140': DISCOUNT });
  } else if (off > 0) allowances.push({ 'BT-136': moneyText(off), 'BT-139': reasons.rounding });
  else if (off < 0) charges.push({ 'BT-141': moneyText(-off), 'BT-144': reasons.rounding });
  if (on !== 0) charges.push({ 'BT-141': moneyText(on), 'BT-144': reasons.surcharge });
  return { 'BG-27': allowances, 'BG-28': charges };
}

function remainder(percent: number | null) {
  return decimal(1).minus(decimal(percent ?? 0).div(100));
}
