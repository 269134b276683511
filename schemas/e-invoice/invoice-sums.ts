import type { PrintedDocument } from '../print/document/printed-document';
import { addMoney } from '../rules/decimal';
import { euroOf } from '../rules/exchange';
import type { EInvoiceFacts } from './facts';
import { exactText, moneyText } from './figures';
import { countedLines, DISCOUNT, type Reasons } from './invoice-lines';
import { taxCategory } from './tax-category';
import type { Terms } from './terms';

/** Code of freight in UNTDID 7161. */
const FREIGHT = 'FC';

/**
 * Sums as the document has them (BG-20 to BG-23): whatever lies between the lines of a rate and its net sum is freight,
 * the discount on the whole or a rounding, so that the rules BR-CO-10 to BR-CO-17 hold by the cent.
 */
export function invoiceSums(
  document: PrintedDocument,
  facts: EInvoiceFacts,
  sign: 1 | -1,
  reasons: Reasons & { notes: (name: string) => string },
): Terms {
  const { totals, head, notes } = document;
  if (!totals) throw new Error('An invoice without sums');
  const turned = (amount: number) => amount * sign + 0;
  const counted = countedLines(document.lines);
  const isDiscounted = Boolean(head.rabatt1 || head.rabatt2);
  const allowances: Terms[] = [];
  const charges: Terms[] = [];
  totals.steuern.forEach(({ steuersatz, netto }, index) => {
    const category = taxCategory(facts.besteuerung, steuersatz, notes).code;
    const rate = exactText(steuersatz);
    const ofRate = counted.filter((line) => (line.steuersatz ?? 0) === steuersatz);
    const sum = addMoney(...ofRate.map(({ gesamtpreis }) => gesamtpreis ?? 0));
    // Freight belongs to the highest rate, which comes first; so does the rounding of a last part.
    const freight = index === 0 ? totals.frachtkosten : 0;
    const kept = index === 0 ? (totals.ausgleich ?? 0) : 0;
    const discount = addMoney(sum, freight, kept, -netto);
    const off = (amount: number, reason: string, code?: string) =>
      allowances.push({
        ...{ 'BT-92': moneyText(amount), 'BT-97': reason, 'BT-98': code },
        ...{ 'BT-95': category, 'BT-96': rate },
      });
    const on = (amount: number, reason: string, code?: string) =>
      charges.push({
        ...{ 'BT-99': moneyText(amount), 'BT-104': reason, 'BT-105': code },
        ...{ 'BT-102': category, 'BT-103': rate },
      });
    const either = (amount: number, reason: string, code?: string) => {
      if (amount > 0) on(amount, reason, code);
      else if (amount < 0) off(-amount, reason);
    };
    either(turned(freight), reasons.freight, FREIGHT);
    if (isDiscounted && discount !== 0) off(turned(discount), reasons.discount, DISCOUNT);
    else either(turned(-discount), reasons.rounding);
    either(turned(kept), reasons.rounding);
  });
  const sumOf = (groups: readonly Terms[], term: 'BT-92' | 'BT-99') =>
    groups.length > 0 ? moneyText(addMoney(...groups.map((one) => one[term] ?? 0))) : undefined;
  const tax = turned(addMoney(...totals.steuern.map(({ steuer }) => steuer)));
  const gross = turned(totals.brutto);
  const paid = turned(facts.bezahlt);
  // Tax is owed in euro, whatever the invoice is made in (BT-6, BT-111).
  const isForeign = head.waehrung !== 'EUR' && tax !== 0;
  const inEuro = isForeign ? euroOf(tax, head.waehrung, facts.kurs) : null;
  return {
    'BG-20': allowances,
    'BG-21': charges,
    'BG-23': totals.steuern.map(({ steuersatz, netto, steuer }) => {
      const { code, reasonCode, note } = taxCategory(facts.besteuerung, steuersatz, notes);
      return {
        'BT-116': moneyText(turned(netto)),
        'BT-117': moneyText(turned(steuer)),
        'BT-118': code,
        'BT-119': exactText(steuersatz),
        'BT-120': note && reasons.notes(note),
        'BT-121': reasonCode,
      };
    }),
    'BT-106': moneyText(turned(totals.positionen)),
    'BT-107': sumOf(allowances, 'BT-92'),
    'BT-108': sumOf(charges, 'BT-99'),
    'BT-109': moneyText(turned(totals.netto)),
    'BT-110': moneyText(tax),
    'BT-6': inEuro === null ? undefined : 'EUR',
    'BT-111': inEuro === null ? undefined : moneyText(inEuro),
    'BT-112': moneyText(gross),
    'BT-113': paid === 0 ? undefined : moneyText(paid),
    'BT-115': moneyText(addMoney(gross, -paid)),
  };
}
