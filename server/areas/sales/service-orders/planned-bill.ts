import { eq } from 'drizzle-orm';
import { addMoney } from '../../../../schemas/rules/decimal';
import { lineTotal } from '../../../../schemas/rules/document-totals';
import {
  keyOf,
  planBilling,
  type LeftOut,
  type PlannedLine,
} from '../../../../schemas/rules/service-billing';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import type { Executor } from '../../../db/database';
import { serviceBillingTypes, serviceOrderTypes } from '../../../db/generated/service';
import type { Message } from '../../../http/errors/problem';
import type { OrderRow } from '../../service/act-on-task';
import { billedServiceEntries } from '../tables';
import { lineOfProduct } from '../drafts/line-of-product';
import { lineRate } from '../drafts/line-rate';
import { billingOf, readEntries } from './service-entries';
import { rateParameters, readRates, type ServiceRates } from './service-rates';
import { serviceTexts } from './service-texts';

/** Tax class of what has no product. */
const USUAL_TAX_CLASS = 1;
const LONGEST_TEXT = 4000;

/** Head of the invoice to come, as far as prices and taxes follow from it. */
export type BillHead = Parameters<typeof lineOfProduct>[0];

/** Line with its values as they are stored, and what it is for. */
export interface PricedLine {
  planned: PlannedLine;
  values: Awaited<ReturnType<typeof valuesOf>> & { einzelpreis: number };
}

/** Line without a price, and why. */
export interface UnpricedLine {
  planned: PlannedLine;
  why: Message;
}

export interface PlannedBill {
  lines: PricedLine[];
  unpriced: UnpricedLine[];
  left: readonly LeftOut[];
  /** Days of the performance, sorted. */
  days: string[];
}

/** Plans what an order is billed as, with the prices of its customer on the invoice's day; names in a language. */
export async function plannedBill(
  order: OrderRow,
  head: BillHead,
  { db, language }: { db: Executor; language: PrintLanguage },
): Promise<PlannedBill> {
  const t = serviceTexts[language];
  const rates = await readRates(db);
  const reading = { db, language, travelName: t('printed:service.travel') };
  const { entries, days } = await readEntries(order.id, reading);
  const billing = (await billingOfOrder(order, language, db)) ?? {
    ...{ verfahren: 'AUFWAND' as const, bezeichnung: '' },
  };
  const facts = {
    ...{ id: order.id, billing, flatName: t('printed:service.flat') },
    flatOwn: await flatRateOf(order, db),
    chargesTravelTime: rates.FAHRZEIT !== undefined,
  };
  const { lines, left } = planBilling(facts, entries, await billedKeys(order.id, db));
  const bill: PlannedBill = { lines: [], unpriced: [], left, days: days.sort() };
  for (const planned of lines) {
    const missing = reasonWithoutProduct(planned, rates);
    if (missing) {
      bill.unpriced.push({ planned, why: missing });
      continue;
    }
    const values = await valuesOf(planned, head, rates, db);
    if (values.einzelpreis == null) {
      const why = { code: 'msg_service_unpriced', parameters: [values.bezeichnung] } as const;
      bill.unpriced.push({ planned, why });
    } else bill.lines.push({ planned, values: { ...values, einzelpreis: values.einzelpreis } });
  }
  return withoutHalves(bill);
}

/** Sum of a line after its discounts. */
export const amountOf = ({ values }: PricedLine): number =>
  lineTotal({ ...values, teuerungszuschlagProzent: null }) ?? 0;

export const netOf = (lines: readonly PricedLine[]): number => addMoney(...lines.map(amountOf));

/** Reads the keys of what is in an invoice already. */
async function billedKeys(orderId: number, db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ art: billedServiceEntries.art, id: billedServiceEntries.eintragId })
    .from(billedServiceEntries)
    .where(eq(billedServiceEntries.serviceAuftragId, orderId));
  return new Set(rows.map(keyOf));
}

async function billingOfOrder(
  { abrechnungsartId }: OrderRow,
  language: PrintLanguage,
  db: Executor,
) {
  if (abrechnungsartId === null) return null;
  const [row] = await db
    .select()
    .from(serviceBillingTypes)
    .where(eq(serviceBillingTypes.id, abrechnungsartId));
  return billingOf(row ?? null, language);
}

/** Product with the flat rate of an order's kind; null for the usual one. */
async function flatRateOf({ auftragsartId }: OrderRow, db: Executor): Promise<number | null> {
  const [kind] = await db
    .select({ artikelId: serviceOrderTypes.artikelId })
    .from(serviceOrderTypes)
    .where(eq(serviceOrderTypes.id, auftragsartId));
  return kind?.artikelId ?? null;
}

function reasonWithoutProduct({ of, name }: PlannedLine, rates: ServiceRates): Message | undefined {
  if (!('rate' in of) || (of.own ?? rates[of.rate]) !== undefined) return undefined;
  return { code: 'msg_service_rate_missing', parameters: [name, rateParameters[of.rate]] };
}

/** Values of a line: those of its product at the customer's price, or an amount that is passed on. */
async function valuesOf(
  { of, name, menge, texte }: PlannedLine,
  head: BillHead,
  rates: ServiceRates,
  db: Executor,
) {
  const langtext = texte.join('\n').slice(0, LONGEST_TEXT) || null;
  if ('betrag' in of) {
    return {
      ...{ artikelId: null, artikelnummer: null, bezeichnung: name, langtext, menge },
      ...{ mengeneinheit: null, einzelpreis: of.betrag, preisregel: 'MANUELL' },
      ...{ rabatt1: null, rabatt2: null, eknetto: null, mwstsatz: USUAL_TAX_CLASS },
      steuersatz: await lineRate(USUAL_TAX_CLASS, head, db),
      ...{ istRabattierfaehig: true, istSkontofaehig: true, lagId: null },
    };
  }
  const artikelId = 'artikelId' in of ? of.artikelId : (of.own ?? (rates[of.rate] as number));
  const line = await lineOfProduct(head, { artikelId, menge, evenBlocked: true }, db);
  return { ...line, langtext: langtext ?? line.langtext };
}

/** Moves lines to the others that share an entry with one without a price: nothing is billed by half. */
function withoutHalves(bill: PlannedBill): PlannedBill {
  const open = new Map(
    bill.unpriced.flatMap(({ planned, why }) => planned.entries.map((one) => [keyOf(one), why])),
  );
  const reasonOf = ({ planned }: PricedLine) =>
    planned.entries.map((one) => open.get(keyOf(one))).find((why) => why !== undefined);
  const halves = bill.lines.flatMap((line) => {
    const why = reasonOf(line);
    return why ? [{ planned: line.planned, why }] : [];
  });
  return {
    ...bill,
    lines: bill.lines.filter((line) => reasonOf(line) === undefined),
    unpriced: [...bill.unpriced, ...halves],
  };
}
