import { serviceStatus } from '../../../../schemas/rules/service-states';
import type { materialBookings } from '../../../db/generated/service';
import type { stockMovements } from '../../../db/generated/stock';
import type { DemoCalendar } from '../../../demo/calendar';
import { createRandom, type Random } from '../../../demo/random';
import type { serialNumbers } from '../../stock/tables';

/** Product with plenty of stock at one place of the central warehouse. */
export interface DemoPart {
  id: number;
  serial: boolean;
  lagerplatz: string;
}

export interface OrderWithTask {
  id: number;
  nummer: string;
  status: string;
  technician: number | null;
  user: number | null;
  day: string;
}

interface DemoTechnician {
  id: number;
  gutteileLagerId: number;
}

interface DemoPosition {
  id: number;
  serviceAuftragId: number;
  artikelId: number;
  menge: number;
  vonLagerId: number;
  umlagerungTyp: number;
  plannedTime: string | null;
  realTime: string | null;
  mengeBestellt: number;
  mengeReserviert: number;
  mengeUmgelagert: number;
  mengeBestaetigt: number;
  mengeNichtGeliefert: number;
  mengeEingebaut: number;
  mengeGutteilretoure: number;
  createdBy: number;
  changedBy: number;
}

export interface DemoMaterial {
  positions: DemoPosition[];
  bookings: (typeof materialBookings.$inferInsert)[];
  movements: (typeof stockMovements.$inferInsert)[];
  serials: (typeof serialNumbers.$inferInsert)[];
}

interface Source {
  parts: readonly DemoPart[];
  orders: readonly OrderWithTask[];
  technicians: readonly DemoTechnician[];
}

const STREAM = 8_900_000;
const CENTRAL = 1;
const OFFICE = 2;
/** Number of different parts in a van, and how many of those have numbers. */
const IN_VAN = 10;
const WITH_NUMBERS = 2;

/** Stages of material; an open order has one of them, a finished one has used it. */
const stages = ['missing', 'part', 'ordered', 'reserved', 'sent', 'ready', 'confirmed'] as const;
type Stage = (typeof stages)[number] | 'used';

/** Makes vans with stock, and the material of a third of the orders; always the same. */
export function makeMaterial(calendar: DemoCalendar, source: Source): DemoMaterial {
  const made: DemoMaterial = { positions: [], bookings: [], movements: [], serials: [] };
  const plain = source.parts.filter(({ serial }) => !serial);
  const numbered = source.parts.filter(({ serial }) => serial);
  for (const technician of source.technicians)
    fillVan(made, technician, { plain, numbered, calendar });
  const vans = new Map(source.technicians.map(({ id, gutteileLagerId }) => [id, gutteileLagerId]));
  source.orders.forEach((order, index) => {
    const random = createRandom(STREAM + order.id);
    const van = vans.get(order.technician ?? 0);
    if (van === undefined || !random.chance(0.35)) return;
    const { aborted, doneByPhone } = serviceStatus;
    if ([aborted, doneByPhone].includes(order.status as never)) return;
    const isOver = order.status >= serviceStatus.done;
    const stage: Stage = isOver ? 'used' : (stages[index % stages.length] ?? 'missing');
    const withNumbers = stage === 'confirmed' && numbered.length > 0 && random.chance(0.3);
    const part = random.pick(withNumbers ? numbered : plain);
    addPosition(made, { order, stage, part, van, random });
  });
  return made;
}

interface VanStock {
  plain: readonly DemoPart[];
  numbered: readonly DemoPart[];
  calendar: DemoCalendar;
}

function fillVan(
  made: DemoMaterial,
  { id, gutteileLagerId: lagerId }: DemoTechnician,
  { plain, numbered, calendar }: VanStock,
): void {
  const random = createRandom(STREAM + 500_000 + id);
  const zeit = `${calendar.dateOf(calendar.lastDay - 40)}T06:00:00.000Z`;
  const put = (artikelId: number, menge: number) =>
    made.movements.push({
      artikelId,
      lagerId,
      groesse: 'BESTAND',
      menge,
      zeit,
      bemerkung: 'Erstbestückung',
    });
  for (let index = 0; index < IN_VAN; index++) {
    const part = plain[(id * 7 + index * 13) % plain.length];
    if (part) put(part.id, random.int(1, 6));
  }
  for (let index = 0; index < WITH_NUMBERS; index++) {
    const part = numbered[(id * 3 + index * 5) % numbered.length];
    if (!part) continue;
    put(part.id, 2);
    for (const letter of ['A', 'B']) {
      const seriennr = `SN${part.id}-${id}${index}${letter}`;
      made.serials.push({ artikelId: part.id, seriennr, lagerId });
    }
  }
}

interface Planned {
  order: OrderWithTask;
  stage: Stage;
  part: DemoPart;
  van: number;
  random: Random;
}

function addPosition(made: DemoMaterial, { order, stage, part, van, random }: Planned): void {
  const menge = stage === 'part' ? random.int(2, 4) : random.int(1, 3);
  const isSent = ['sent', 'ready', 'confirmed', 'used'].includes(stage);
  const isThere = stage === 'confirmed' || stage === 'used';
  const reserved = stage === 'reserved' ? menge : stage === 'part' ? 1 : 0;
  const sent = isSent ? menge : 0;
  const confirmed = isThere ? menge : 0;
  const used = stage === 'used' ? menge : 0;
  const at = `${order.day}T07:15`;
  const id = made.positions.length + 1;
  made.positions.push({
    id,
    serviceAuftragId: order.id,
    artikelId: part.id,
    menge,
    vonLagerId: CENTRAL,
    umlagerungTyp: random.pick([1, 2, 2, 3, 6]),
    plannedTime: at,
    realTime: isThere || stage === 'ready' ? at : null,
    mengeBestellt: stage === 'ordered' ? menge : 0,
    mengeReserviert: reserved,
    mengeUmgelagert: sent,
    mengeBestaetigt: confirmed,
    mengeNichtGeliefert: 0,
    mengeEingebaut: used,
    mengeGutteilretoure: 0,
    createdBy: OFFICE,
    changedBy: OFFICE,
  });
  const move = (
    lagerId: number,
    groesse: (typeof stockMovements.$inferInsert)['groesse'],
    amount: number,
  ) => {
    if (amount === 0) return;
    const lagerplatz = lagerId === CENTRAL && groesse === 'BESTAND' ? part.lagerplatz : null;
    const zeit = `${order.day}T05:15:00.000Z`;
    made.movements.push({
      ...{ artikelId: part.id, lagerId, groesse, menge: amount, zeit, lagerplatz },
      belegnummer: order.nummer,
    });
  };
  move(CENTRAL, 'RESERVIERT', reserved);
  move(CENTRAL, 'BESTAND', -sent);
  move(van, 'UMLAGERUNG', sent - confirmed);
  move(van, 'BESTAND', confirmed - used);
  move(van, 'RESERVIERT', confirmed - used);
  const numbers = Array.from({ length: confirmed }, (_, piece) =>
    part.serial ? `SN${part.id}-${order.nummer}-${piece + 1}` : null,
  );
  for (const seriennr of numbers) {
    if (seriennr !== null) made.serials.push({ artikelId: part.id, seriennr, lagerId: van });
  }
  const booked = { materialId: id, gebuchtDatum: at, benutzerId: order.user ?? OFFICE };
  const lines = part.serial
    ? numbers.map((seriennr) => ({ menge: 1, seriennr }))
    : confirmed > 0
      ? [{ menge: confirmed, seriennr: null }]
      : [];
  for (const line of lines) {
    made.bookings.push({ ...booked, ...line, art: 'BESTAETIGT', lagerId: van });
  }
  if (used > 0) {
    made.bookings.push({ ...booked, art: 'EINGEBAUT', menge: used, seriennr: null, lagerId: null });
  }
}
