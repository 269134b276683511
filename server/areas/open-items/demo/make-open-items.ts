import { decimal, roundHalfUp } from '../../../../schemas/rules/decimal';
import type { openItems, payments } from '../../../db/generated/open-items';
import { workday, type DemoCalendar } from '../../../demo/calendar';
import { createRandom, type Random } from '../../../demo/random';
import { isDraft, type Draft } from '../../sales/demo/draft';
import type { DemoDocument, DemoSales } from '../../sales/demo/make-sales';

type OpenItem = typeof openItems.$inferInsert & { id: number };
type Payment = typeof payments.$inferInsert;

const FIRST_STREAM = 6_000_000;
/** Days until it is due by payment method, see `server/areas/reference/shipped-texts.ts`. */
const termDays: Readonly<Record<number, number>> = { 1: 14, 2: 30, 3: 30, 4: 5, 5: 0 };
const CASH_DISCOUNT = { method: 3, days: 10, percent: 2 };
/** Days overdue from which each dunning level applies. */
const dunningDays = [14, 30, 45, 60];

/** Makes the open items of all booked invoices, direct documents and credit notes, and the payments that came. */
export function makeOpenItems(
  calendar: DemoCalendar,
  sales: DemoSales,
): { items: OpenItem[]; payments: Payment[] } {
  const items: OpenItem[] = [];
  const paid: Payment[] = [];
  sales.drafts.forEach((draft, index) => {
    const document = sales.documents[index];
    if (!document || isDraft(draft) || !['0400', '0490', '0500'].includes(draft.belegart)) return;
    const random = createRandom(FIRST_STREAM + document.id);
    const id = items.length + 1;
    const own = paymentsOf(calendar, draft, document, random).map((payment) => ({
      ...payment,
      id: 0,
      offenePostenId: id,
    }));
    paid.push(...own);
    items.push(openItem(calendar, id, draft, document, own, random));
  });
  paid.sort((a, b) => (a.zahlungsDatum < b.zahlungsDatum ? -1 : 1));
  return { items, payments: paid.map((payment, index) => ({ ...payment, id: index + 1 })) };
}

type OwnPayment = Omit<Payment, 'id' | 'offenePostenId'> & { skonto: number };

function paymentsOf(
  { today, dateOf }: DemoCalendar,
  draft: Draft,
  document: DemoDocument,
  random: Random,
): OwnPayment[] {
  const amount = document.endbetragBrutto;
  if (amount === 0) return [];
  if (draft.endedOn !== undefined || draft.belegart === '0490') {
    // An invoice and its counter document settle each other.
    const day = draft.endedOn ?? draft.day;
    return [payment(dateOf(day), day, amount, 0, 'VERRECHNUNG', 'Verrechnet mit Gegenbeleg')];
  }
  const method = document.zahlungsart ?? 1;
  const term = termDays[method] ?? 14;
  if (method === CASH_DISCOUNT.method && random.chance(0.6)) {
    const day = draft.day + random.int(2, CASH_DISCOUNT.days);
    if (day > today) return [];
    const skonto = roundHalfUp(decimal(amount).times(CASH_DISCOUNT.percent).div(100), 2);
    return [
      payment(
        dateOf(day),
        day,
        roundHalfUp(decimal(amount).minus(skonto), 2),
        skonto,
        'UEBERWEISUNG',
      ),
    ];
  }
  const per = method === 4 ? 'LASTSCHRIFT' : draft.belegart === '0500' ? 'KARTE' : 'UEBERWEISUNG';
  const late = random.chance(0.12) ? random.int(10, 150) : random.int(-8, 6);
  const day = Math.max(draft.day, workday(draft.day + term + (method === 4 ? 0 : late)));
  if (day > today) return [];
  if (random.chance(0.015)) {
    // Nearly everybody pays when the last reminder has come.
    const end = workday(day + random.int(30, 120));
    const pays = random.chance(0.85) && end <= today;
    return pays ? [payment(dateOf(end), end, amount, 0, per, 'Nach letzter Mahnung')] : [];
  }
  if (random.chance(0.04)) {
    const part = roundHalfUp(decimal(amount).times(random.int(20, 80)).div(100), 2);
    const end = workday(day + random.int(10, 60));
    const first = payment(dateOf(day), day, part, 0, per, 'Teilzahlung');
    if (random.chance(0.1) || end > today) return [first];
    const rest = roundHalfUp(decimal(amount).minus(part), 2);
    return [first, payment(dateOf(end), end, rest, 0, per, 'Restzahlung')];
  }
  return [payment(dateOf(day), day, amount, 0, per)];
}

function payment(
  zahlungsDatum: string,
  day: number,
  zahlungsBetrag: number,
  skonto: number,
  zahlungPer: string,
  bemerkung: string | null = null,
): OwnPayment {
  const auszug =
    zahlungPer === 'VERRECHNUNG' ? null : `${zahlungsDatum.slice(0, 7)}/${1 + (day % 9)}`;
  return { zahlungsDatum, zahlungsBetrag, skonto, zahlungPer, auszug, bemerkung };
}

function openItem(
  { today, dateOf }: DemoCalendar,
  id: number,
  draft: Draft,
  document: DemoDocument,
  own: readonly OwnPayment[],
  random: Random,
): OpenItem {
  const method = document.zahlungsart ?? 1;
  const due = draft.day + (termDays[method] ?? 14);
  const paid = own.reduce(
    (sum, { zahlungsBetrag, skonto }) => sum.plus(zahlungsBetrag).plus(skonto),
    decimal(0),
  );
  const overdue = today - due;
  const isOpen = !paid.eq(document.endbetragBrutto);
  const klaerung = isOpen && overdue > 0 && random.chance(0.08);
  const level = dunningDays.filter((days) => overdue > days).length;
  const discount = method === CASH_DISCOUNT.method && document.endbetragBrutto > 0;
  return {
    id,
    belegId: document.id,
    rechnungsnummer: document.belegnummer ?? '',
    opvArt: draft.belegart === '0490' ? 'G' : 'R',
    adresseId: draft.address.id,
    adressnummer: draft.address.adressnummer,
    kundennr: draft.address.kundennr,
    adresse: document.adresse,
    rechnungsBetrag: document.endbetragBrutto,
    bisherGezahlt: roundHalfUp(paid, 2),
    rechnungsdatum: document.belegdatum,
    skontoFaellig: discount ? dateOf(draft.day + CASH_DISCOUNT.days) : null,
    skontoProzent: discount ? CASH_DISCOUNT.percent : null,
    nettoFaellig: dateOf(due),
    mahnstufe: isOpen && !klaerung && !draft.address.mahnsperre ? level : 0,
    klaerung,
    klaerungBenutzerId: klaerung ? 2 : null,
    klaerungGrund: klaerung
      ? random.pick(['Ware beschädigt', 'Menge strittig', 'Preis strittig'])
      : null,
    klaerungBis: klaerung ? dateOf(today + random.int(3, 20)) : null,
  };
}
