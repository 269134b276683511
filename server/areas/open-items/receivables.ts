import { daysLater } from '../../../schemas/rules/days-later';
import { eq } from 'drizzle-orm';
import { addMoney } from '../../../schemas/rules/decimal';
import { documentTotals } from '../../../schemas/rules/document-totals';
import { dueDay, isCredit as isCreditOf } from '../../../schemas/rules/due-terms';
import { today } from '../../../schemas/rules/today';
import { addresses } from '../../db/generated/addresses';
import { openItems, payments } from '../../db/generated/open-items';
import { writeHistory } from '../../resources/history/history';
import type { DocumentRow, PositionRow } from '../sales/document-row';
import type { Changing } from '../sales/booking/changing';
import type { Receivables } from '../sales/booking/receivables';
import { termsOf } from '../sales/paper/printed-payment';

type OpenItem = typeof openItems.$inferSelect;

/** Open items of booked sales documents: each invoice and counter document has one. */
export const receivables: Receivables = {
  async booked(document, lines, changing) {
    await createOpenItem(document, lines, changing);
  },
  async takenBack(invoice, counter, changing) {
    const item = await lockedOpenItem(invoice.id, changing.call.db);
    const credit = await createOpenItem(counter.document, counter.lines, changing);
    if (item) await settleAgainst(item, credit, changing);
  },
};

/**
 * Creates the open item of a booked invoice or its counter document, due as its payment method says. An invoice of zero
 * gets one as well, which is settled: items and invoices stay one to one.
 */
async function createOpenItem(
  document: DocumentRow,
  lines: readonly PositionRow[],
  { call, tables }: Changing,
): Promise<OpenItem> {
  const { db } = call;
  const { adresseId, belegdatum, endbetragBrutto, belegart } = document;
  const owed = { belegart, belegdatum, brutto: endbetragBrutto };
  const isCredit = isCreditOf(owed);
  const terms = await termsOf(document, db);
  const [debtor] = await db
    .select({ kundennr: addresses.kundennr })
    .from(addresses)
    .where(eq(addresses.id, adresseId));
  const day = (days: number | null | undefined) =>
    days == null || isCredit ? null : daysLater(belegdatum, days);
  const { caller } = call;
  const [created] = await db
    .insert(openItems)
    .values({
      rechnungsnummer: document.belegnummer as string,
      belegId: document.id,
      opvArt: isCredit ? 'G' : 'R',
      adresseId,
      adressnummer: document.adressnummer,
      kundennr: debtor?.kundennr ?? null,
      adresse: document.adresse,
      rechnungsBetrag: endbetragBrutto,
      waehrung: document.waehrung,
      rechnungsdatum: belegdatum,
      skontoFaellig: terms?.skonto1Prozent ? day(terms.skonto1Tage) : null,
      skontoProzent: isCredit ? null : terms?.skonto1Prozent,
      skontoFaellig2: terms?.skonto2Prozent ? day(terms.skonto2Tage) : null,
      skontoProzent2: isCredit ? null : terms?.skonto2Prozent,
      skontobasis: isCredit ? null : documentTotals(document, lines).skontobasis,
      nettoFaellig: dueDay(owed, terms),
      createdBy: caller.id,
      changedBy: caller.id,
    })
    .returning();
  if (!created) throw new Error('OpenItem: nothing was inserted');
  await writeHistory(tables.resourceOf('OPV'), { art: 'CREATION', after: created }, call);
  return created;
}

/** Locks the open item of a document; undefined where it has none. */
async function lockedOpenItem(
  belegId: number,
  db: Changing['call']['db'],
): Promise<OpenItem | undefined> {
  const [item] = await db
    .select()
    .from(openItems)
    .where(eq(openItems.belegId, belegId))
    .for('update');
  return item;
}

/**
 * Settles an invoice against its counter document by a pair of payments: its open amount, and what cash discounts and
 * roundings had forgiven, which are taken back. What was really paid stays open as a credit.
 */
async function settleAgainst(
  invoice: OpenItem,
  counter: OpenItem,
  { call, tables }: Changing,
): Promise<void> {
  const { db } = call;
  const discounts = await db
    .select({ skonto: payments.skonto, differenz: payments.differenz })
    .from(payments)
    .where(eq(payments.offenePostenId, invoice.id));
  const forgiven = addMoney(...discounts.map(({ skonto }) => skonto));
  const rounded = addMoney(...discounts.map(({ differenz }) => differenz));
  const amount = addMoney(invoice.offenerBetrag, forgiven, rounded);
  // Nothing to settle, or more was paid than invoiced: that is a credit as well.
  if (amount === 0 || amount > 0 !== invoice.rechnungsBetrag > 0) return;
  const { caller } = call;
  const common = {
    zahlungsDatum: today(),
    zahlungPer: 'VERRECHNUNG',
    createdBy: caller.id,
    changedBy: caller.id,
  };
  const created = await db
    .insert(payments)
    .values([
      {
        ...common,
        offenePostenId: invoice.id,
        zahlungsBetrag: amount,
        skonto: forgiven === 0 ? 0 : -forgiven,
        differenz: rounded === 0 ? 0 : -rounded,
        bemerkung: counter.rechnungsnummer,
      },
      {
        ...common,
        offenePostenId: counter.id,
        zahlungsBetrag: -amount,
        bemerkung: invoice.rechnungsnummer,
      },
    ])
    .returning();
  for (const after of created) {
    await writeHistory(tables.resourceOf('ZAHL'), { art: 'CREATION', after }, call);
  }
}
