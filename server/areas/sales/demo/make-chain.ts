import type { DemoAddress } from '../../addresses/demo/address';
import { workday } from '../../../demo/calendar';
import type { Random } from '../../../demo/random';
import type { Draft, DraftLine } from './draft';
import type { DemoProduct } from '../../products/demo/make-products';

interface World {
  /** Customers, the busiest first. */
  customers: readonly DemoAddress[];
  products: readonly DemoProduct[];
  /** Last day on which anything happens. */
  lastDay: number;
}

/** Makes the documents of one enquiry, from offer to invoice, as far as it has come by the last day. */
export function makeChain(day: number, random: Random, world: World): Draft[] {
  const { customers, lastDay } = world;
  // Squared: a few customers buy much, most of them little.
  const address = customers[Math.floor((random.int(0, 9999) / 10_000) ** 2 * customers.length)];
  if (!address) throw new Error('makeChain: there are no customers');
  const base = {
    address,
    benutzer: random.pick(['BUE', 'BUE', 'BUE', 'ADM', 'TEC']),
    storage: random.chance(0.8) ? 1 : 3,
  };
  const chain: Draft[] = [];
  const add = (draft: Omit<Draft, keyof typeof base>): Draft => {
    const made = { ...base, ...draft };
    chain.push(made);
    return made;
  };
  const lines = makeLines(random, world.products);
  const start = random.int(1, 100);
  if (start > 92) {
    const direct = add({
      belegart: '0500',
      day,
      belegstatus: '3',
      lines,
      from: [],
      frachtkosten: null,
      liefertermin: null,
    });
    cancelSometimes(direct, random, add, lastDay);
    return chain;
  }
  let orderDay = day;
  let offer: Draft | undefined;
  if (start <= 55) {
    offer = add({
      belegart: '0100',
      day,
      belegstatus: '3',
      lines,
      from: [],
      frachtkosten: freight(random),
      liefertermin: null,
    });
    orderDay = workday(day + random.int(2, 30));
    if (lastDay - day < 4 && random.chance(0.5)) {
      offer.belegstatus = random.pick(['1', '1', '2']);
      return chain;
    }
    if (!random.chance(0.58) || orderDay > lastDay) {
      if (lastDay - day > 95 && random.chance(0.7)) dissolve(offer, day + 90);
      return chain;
    }
  }
  const order = add({
    belegart: '0200',
    day: orderDay,
    belegstatus: '3',
    lines: offer ? takeOver(offer, [1], random) : lines,
    from: offer ? [offer] : [],
    frachtkosten: offer?.frachtkosten ?? freight(random),
    liefertermin: workday(orderDay + random.int(3, 25)),
  });
  if (lastDay - orderDay < 3 && random.chance(0.35)) {
    order.belegstatus = random.pick(['1', '2']);
    if (offer) offer.belegstatus = '8';
    return chain;
  }
  if (offer) finish(offer, order);
  if (random.chance(0.03)) {
    dissolve(order, Math.min(lastDay, orderDay + random.int(1, 10)));
    return chain;
  }
  deliver(order, random, add, lastDay);
  return chain;
}

type Add = (draft: Omit<Draft, 'address' | 'benutzer' | 'storage'>) => Draft;

/** Makes one delivery or two, and their invoices: one for each, or one for both. */
function deliver(order: Draft, random: Random, add: Add, lastDay: number): void {
  const inTwo = random.chance(0.18);
  const days = inTwo
    ? [order.day + random.int(1, 10), order.day + random.int(12, 40)]
    : [order.day + random.int(1, 21)];
  const deliveries: Draft[] = [];
  for (const [index, day] of days.entries()) {
    const on = workday(day);
    if (on > lastDay) break;
    const lines = takeOver(order, inTwo && index === 0 ? [0, 0.5, 1] : [1], random);
    if (lines.length === 0) continue;
    const delivery = add({
      belegart: '0300',
      day: on,
      belegstatus: '3',
      lines,
      from: [order],
      frachtkosten: deliveries.length === 0 ? order.frachtkosten : null,
      liefertermin: order.liefertermin,
    });
    finish(order, delivery);
    deliveries.push(delivery);
  }
  const together = deliveries.length === 2 && random.chance(0.4);
  const groups = together ? [deliveries] : deliveries.map((delivery) => [delivery]);
  for (const from of groups) invoice(from, random, add, lastDay);
}

function invoice(from: Draft[], random: Random, add: Add, lastDay: number): void {
  const last = from.at(-1);
  if (!last) return;
  const day = workday(last.day + random.int(0, 5));
  if (day > lastDay) return;
  const written = add({
    belegart: '0400',
    day,
    belegstatus: '3',
    lines: from.flatMap((delivery) => takeOver(delivery, [1], random)),
    from,
    frachtkosten: from[0]?.frachtkosten ?? null,
    liefertermin: null,
  });
  if (lastDay - day < 2 && random.chance(0.4)) {
    written.belegstatus = '1';
    for (const delivery of from) delivery.belegstatus = '8';
    return;
  }
  for (const delivery of from) {
    finish(delivery, written);
    if (from.length > 1) delivery.belegstatus = '9';
  }
  cancelSometimes(written, random, add, lastDay);
}

/** Reverses a booked invoice by a counter document with a number of its own. */
function cancelSometimes(invoice: Draft, random: Random, add: Add, lastDay: number): void {
  const day = workday(invoice.day + random.int(1, 12));
  if (!random.chance(0.015) || day > lastDay) return;
  add({
    belegart: '0490',
    day,
    belegstatus: '3',
    lines: invoice.lines.map((line) => ({ ...line, menge: -line.menge, from: line, taken: 0 })),
    from: [invoice],
    frachtkosten: invoice.frachtkosten === null ? null : -invoice.frachtkosten,
    liefertermin: null,
  });
  dissolve(invoice, day);
  // The lines it had taken over are open again.
  for (const line of invoice.lines) if (line.from) line.from.taken -= line.menge;
  for (const delivery of invoice.from) delivery.belegstatus = '3';
}

function dissolve(draft: Draft, day: number): void {
  draft.belegstatus = '6';
  draft.endedOn = workday(day);
}

/** Lines of a successor: of each line with a quantity left a share of it, drawn from `shares`. */
function takeOver(from: Draft, shares: readonly number[], random: Random): DraftLine[] {
  return from.lines.flatMap((line) => {
    const left = line.menge - line.taken;
    const menge = Math.ceil(left * random.pick(shares));
    return menge > 0 ? [{ ...line, menge, from: line, taken: 0 }] : [];
  });
}

/** Lets a booked successor take quantities; nothing left means adopted (5), something left partially (4). */
function finish(from: Draft, successor: Draft): void {
  for (const line of successor.lines) {
    if (line.from && from.lines.includes(line.from)) line.from.taken += line.menge;
  }
  from.belegstatus = from.lines.every((line) => line.taken >= line.menge) ? '5' : '4';
}

function freight(random: Random): number | null {
  return random.chance(0.35) ? random.pick([5.9, 8.9, 12.5, 49, 89]) : null;
}

function makeLines(random: Random, products: readonly DemoProduct[]): DraftLine[] {
  const count = random.pick([1, 1, 1, 2, 2, 2, 3, 3, 4, 6]);
  const chosen = new Set<DemoProduct>();
  while (chosen.size < count) chosen.add(random.pick(products));
  return [...chosen].map((product) => ({
    product,
    menge: quantity(product.vknetto, random),
    einzelpreis: product.vknetto,
    rabatt1: product.istRabattierfaehig && random.chance(0.25) ? random.pick([2, 3, 5, 10]) : null,
    from: undefined,
    taken: 0,
  }));
}

function quantity(price: number, random: Random): number {
  if (price > 800) return random.pick([1, 1, 1, 2, 3]);
  if (price > 80) return random.pick([1, 1, 2, 2, 4, 6]);
  return random.pick([1, 2, 4, 5, 10, 12, 20, 50]);
}
