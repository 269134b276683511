/** How a billing type charges: all of it; one sum for work and travel; only what a contract does not cover; nothing. */
export type BillingMethod = 'AUFWAND' | 'PAUSCHALE' | 'VERTRAG' | 'KOSTENFREI';

/** Billing type of an order or of an entry, with its name as it is told. */
export interface Billing {
  verfahren: BillingMethod;
  bezeichnung: string;
}

/** Kinds of what is billed, each with the id of its row; a flat rate has that of its order. */
export type BilledKind = 'ARBEIT' | 'REISE' | 'MEHRAUFWAND' | 'MATERIAL' | 'PAUSCHALE';

/** Rates that the price list has for things without a product of their own. */
export type RateName = 'ARBEITSZEIT' | 'STRECKE' | 'FAHRZEIT' | 'PAUSCHALE';

interface EntryBase {
  id: number;
  /** Name, as it is told. */
  name: string;
  /** Line of text that says when and by whom; null where there is nothing to say. */
  hinweis: string | null;
  /** Billing type of its own, which counts instead of the order's. */
  billing?: Billing | null;
}

/** Something that was done for an order. Minutes, kilometres, whole euros, pieces. */
export type ServiceEntry = EntryBase &
  (
    | { art: 'ARBEIT'; minuten: number; taetigkeitId: number; artikelId: number | null }
    | { art: 'REISE'; minuten: number; strecke: number }
    | {
        art: 'MEHRAUFWAND';
        minuten: number | null;
        strecke: number | null;
        kosten: number | null;
        artikelId: number | null;
      }
    | { art: 'MATERIAL'; artikelId: number; menge: number; einheit: string }
  );

/** Entry as it is kept: its kind, and the id of its row. */
export interface EntryKey {
  art: BilledKind;
  id: number;
}

/** Line to be billed: a rate, a product or an amount, how much of it, and the entries it is for. */
export interface PlannedLine {
  /** A rate, with the product that has it instead of the usual one, a product, or an amount. */
  of: { rate: RateName; own: number | null } | { artikelId: number } | { betrag: number };
  name: string;
  menge: number;
  texte: readonly string[];
  entries: readonly EntryKey[];
}

/** Reason why an entry is on no invoice. */
export type UnbilledReason = Exclude<BillingMethod, 'AUFWAND'> | 'LEER';

export interface LeftOut extends EntryKey {
  name: string;
  menge: number;
  einheit: string | null;
  reason: UnbilledReason;
  /** Name of the billing type that says so. */
  billing: string;
}

export interface PlannedBilling {
  lines: readonly PlannedLine[];
  left: readonly LeftOut[];
}

interface BilledOrder {
  id: number;
  billing: Billing;
  /** Name of the flat rate, as it is told. */
  flatName: string;
  /** Product with the flat rate of its kind; null for the usual one. */
  flatOwn: number | null;
  /** Whether travel is charged by time besides the distance. */
  chargesTravelTime: boolean;
}

/** Key of an entry, to tell whether it has been billed. */
export const keyOf = ({ art, id }: EntryKey): string => `${art} ${id}`;

/** Hours, rounded commercially to hundredths. */
export const hoursOf = (minuten: number): number => Math.round((minuten * 100) / 60) / 100;

/**
 * Plans the lines of an invoice from what was done and is in none yet (`billed` are keys of what is). Working time is
 * added up by activity, travel into one line by distance and one by time; each part and each additional work has a line
 * of its own. A flat rate is charged once for all work and travel of its order.
 */
export function planBilling(
  order: BilledOrder,
  entries: readonly ServiceEntry[],
  billed: ReadonlySet<string>,
): PlannedBilling {
  const left: LeftOut[] = [];
  const charged: ServiceEntry[] = [];
  const open = entries.filter((entry) => !billed.has(keyOf(entry)));
  const covered: EntryKey[] = [];
  for (const entry of open) {
    const reason = reasonFor(entry, order.billing);
    if (reason === undefined) charged.push(entry);
    else if (reason === 'PAUSCHALE' && isWork(entry)) covered.push(toKey(entry));
    if (reason !== undefined) left.push(leftOut(entry, reason, entry.billing ?? order.billing));
  }
  const flat: EntryKey = { art: 'PAUSCHALE', id: order.id };
  const isFlatDue =
    order.billing.verfahren === 'PAUSCHALE' && covered.length > 0 && !billed.has(keyOf(flat));
  const flatLine: PlannedLine = {
    ...{ of: { rate: 'PAUSCHALE', own: order.flatOwn }, name: order.flatName, menge: 1, texte: [] },
    entries: [flat, ...covered],
  };
  return {
    lines: [
      ...(isFlatDue ? [flatLine] : []),
      ...workLines(charged),
      ...travelLines(charged, order.chargesTravelTime),
      ...charged.flatMap(ownLine),
    ],
    left,
  };
}

const isWork = ({ art }: { art: BilledKind }): boolean => art === 'ARBEIT' || art === 'REISE';

/** Reason why an entry is not charged; undefined where it is. */
function reasonFor(entry: ServiceEntry, order: Billing): UnbilledReason | undefined {
  const { verfahren } = entry.billing ?? order;
  if (amountOf(entry) <= 0) return 'LEER';
  if (verfahren === 'KOSTENFREI') return verfahren;
  // Parts and additional work are beyond a flat rate and a contract, unless the entry itself says otherwise.
  if (!isWork(entry) && !entry.billing) return undefined;
  return verfahren === 'AUFWAND' ? undefined : verfahren;
}

/** Quantity of an entry in its own unit; 0 where nothing of it can be charged. */
function amountOf(entry: ServiceEntry): number {
  if (entry.art === 'ARBEIT') return entry.minuten;
  if (entry.art === 'MATERIAL') return entry.menge;
  if (entry.art === 'MEHRAUFWAND') return entry.kosten ?? entry.strecke ?? entry.minuten ?? 0;
  return Math.max(entry.strecke, entry.minuten);
}

function leftOut(entry: ServiceEntry, reason: UnbilledReason, billing: Billing): LeftOut {
  const { art, id, name } = entry;
  return { art, id, name, ...quantityOf(entry), reason, billing: billing.bezeichnung };
}

function quantityOf(entry: ServiceEntry): { menge: number; einheit: string | null } {
  if (entry.art === 'MATERIAL') return { menge: entry.menge, einheit: entry.einheit };
  if (entry.art === 'ARBEIT') return { menge: hoursOf(entry.minuten), einheit: 'h' };
  if (entry.art !== 'MEHRAUFWAND') return { menge: entry.strecke, einheit: 'km' };
  if (entry.kosten !== null) return { menge: entry.kosten, einheit: 'EUR' };
  if (entry.strecke !== null) return { menge: entry.strecke, einheit: 'km' };
  return { menge: hoursOf(entry.minuten ?? 0), einheit: 'h' };
}

function workLines(charged: readonly ServiceEntry[]): PlannedLine[] {
  const byActivity = new Map<number, (ServiceEntry & { art: 'ARBEIT' })[]>();
  for (const entry of charged) {
    if (entry.art !== 'ARBEIT') continue;
    byActivity.set(entry.taetigkeitId, [...(byActivity.get(entry.taetigkeitId) ?? []), entry]);
  }
  return [...byActivity.values()].map((times) => ({
    of: { rate: 'ARBEITSZEIT', own: times[0]?.artikelId ?? null },
    name: times[0]?.name ?? '',
    menge: hoursOf(sum(times.map(({ minuten }) => minuten))),
    texte: textsOf(times),
    entries: times.map(toKey),
  }));
}

function travelLines(charged: readonly ServiceEntry[], byTime: boolean): PlannedLine[] {
  const trips = charged.filter((entry) => entry.art === 'REISE');
  const [first] = trips;
  if (!first) return [];
  const texte = textsOf(trips);
  const line = (rate: RateName, menge: number) =>
    menge > 0
      ? [{ of: { rate, own: null }, name: first.name, menge, texte, entries: trips.map(toKey) }]
      : [];
  const minutes = sum(trips.map(({ minuten }) => minuten));
  return [
    ...line('STRECKE', sum(trips.map(({ strecke }) => strecke))),
    ...(byTime ? line('FAHRZEIT', hoursOf(minutes)) : []),
  ];
}

/** Line of an entry that has one of its own. */
function ownLine(entry: ServiceEntry): PlannedLine[] {
  const { name } = entry;
  const of = (what: PlannedLine['of'], menge: number): PlannedLine[] => [
    { of: what, name, menge, texte: textsOf([entry]), entries: [toKey(entry)] },
  ];
  if (entry.art === 'MATERIAL') return of({ artikelId: entry.artikelId }, entry.menge);
  if (entry.art !== 'MEHRAUFWAND') return [];
  if (entry.kosten !== null) return of({ betrag: entry.kosten }, 1);
  const own = entry.artikelId;
  if (entry.strecke !== null) return of({ rate: 'STRECKE', own }, entry.strecke);
  return of({ rate: 'ARBEITSZEIT', own }, hoursOf(entry.minuten ?? 0));
}

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
const toKey = ({ art, id }: EntryKey): EntryKey => ({ art, id });
const textsOf = (entries: readonly ServiceEntry[]) =>
  entries.flatMap(({ hinweis }) => hinweis ?? []);
