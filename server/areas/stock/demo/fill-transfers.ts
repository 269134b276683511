import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { users } from '../../../db/generated/base';
import { stockMovements, stockTransfers } from '../../../db/generated/stock';
import type { DemoCalendar } from '../../../demo/calendar';
import { nextNumber } from '../../../resources/changes/number-range';
import { demoTechnicians } from './storage-data';

const CENTRAL = 1;
/** States of transfers: most are on their way to vans, some have arrived, one was cancelled. */
const states: readonly (typeof stockTransfers.$inferInsert.status)[] = [
  ...Array<string>(8).fill('UNTERWEGS'),
  ...Array<string>(3).fill('BESTAETIGT'),
  'STORNIERT',
];
const PIECES = 4;

interface Goods extends Record<string, unknown> {
  id: number;
  artikelnummer: string;
  bezeichnung: string;
  mengeneinheit: string;
  lagerplatz: string;
}

/**
 * Adds goods that the office sent from the central warehouse to the vans the day before; those that arrived did so that
 * evening.
 */
export async function fillTransfers(db: Executor, calendar: DemoCalendar): Promise<void> {
  const { rows: goods } = await db.execute<Goods>(sql`
    select p.id::int, p.artikelnummer, p.bezeichnung, p.mengeneinheit, o.lagerplatz
    from products p
    join stock_levels l on l.artikel_id = p.id and l.lager_id = ${CENTRAL}
    join location_stock o on o.artikel_id = p.id and o.lager_id = ${CENTRAL} and o.bestand >= 20
    where p.artikelart = '1' and not p.gesperrt and not p.ist_seriennummern_artikel
      and l.verfuegbar >= 20
    order by p.id desc limit ${states.length}`);
  const [office] = await db.select().from(users).where(eq(users.kuerzel, 'BUE'));
  const createdAt = new Date(`${calendar.dateOf(calendar.lastDay - 1)}T14:00:00Z`);
  const endedAt = new Date(`${calendar.dateOf(calendar.lastDay - 1)}T16:30:00Z`);
  for (const [
    index,
    { id, artikelnummer, bezeichnung, mengeneinheit, lagerplatz },
  ] of goods.entries()) {
    const technician = demoTechnicians[index % demoTechnicians.length];
    if (!technician || !office) continue;
    const status = states[index];
    const isOver = status !== 'UNTERWEGS';
    const nachLagerId = technician.gutteileLagerId;
    const [receiver] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.technikerId, technician.id));
    const umlagerungsnummer = await nextNumber('umlagerung', stockTransfers.umlagerungsnummer, db);
    await db.insert(stockTransfers).values({
      ...{ umlagerungsnummer, status, artikelId: id, artikelNummer: artikelnummer, mengeneinheit },
      ...{ artikelbezeichnung: bezeichnung, menge: PIECES, vonLagerId: CENTRAL, nachLagerId },
      ...{ vonLagerplatz: lagerplatz, bemerkung: null, seriennummern: [] },
      ...{
        benutzerId: office.id,
        empfaengerId: receiver?.id ?? null,
        createdAt,
        changedAt: isOver ? endedAt : createdAt,
        erledigtDatum: isOver ? endedAt.toISOString() : null,
      },
    });
    const move = { artikelId: id, belegnummer: `U${umlagerungsnummer}` };
    const there = { ...move, zeit: createdAt.toISOString(), lagerplatz, lagerId: CENTRAL };
    const moves = sending(there, nachLagerId);
    if (isOver) {
      const ended = { ...there, zeit: endedAt.toISOString() };
      moves.push(...ending(ended, nachLagerId, status === 'BESTAETIGT'));
    }
    await db.insert(stockMovements).values(moves);
  }
}

type Move = typeof stockMovements.$inferInsert;

/** Moves goods out of the warehouse and place in `from`, and on the way to another. */
function sending(from: Omit<Move, 'groesse' | 'menge'>, to: number): Move[] {
  return [
    { ...from, groesse: 'BESTAND', menge: -PIECES },
    { ...from, groesse: 'UMLAGERUNG', menge: PIECES, lagerId: to, lagerplatz: null },
  ];
}

/** Ends the way of goods: there, or back where they came from. */
function ending(from: Omit<Move, 'groesse' | 'menge'>, to: number, hasCome: boolean): Move[] {
  const there = { lagerId: to, lagerplatz: null };
  return [
    { ...from, ...there, groesse: 'UMLAGERUNG', menge: -PIECES },
    { ...from, ...(hasCome && there), groesse: 'BESTAND', menge: PIECES },
  ];
}
