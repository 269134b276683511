import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { users } from '../../../db/generated/base';
import { stockMovements, stockTransfers } from '../../../db/generated/stock';
import type { DemoCalendar } from '../../../demo/calendar';
import { nextNumber } from '../../../resources/number-range';
import { demoTechnicians } from './storage-data';

const CENTRAL = 1;
/** How many are on their way to vans. */
const COUNT = 8;
const PIECES = 4;

interface Goods extends Record<string, unknown> {
  id: number;
  artikelnummer: string;
  bezeichnung: string;
  mengeneinheit: string;
  lagerplatz: string;
}

/** Goods on their way from the central warehouse to the vans, as the office sent them yesterday. */
export async function fillTransfers(db: Executor, calendar: DemoCalendar): Promise<void> {
  const { rows: goods } = await db.execute<Goods>(sql`
    select p.id::int, p.artikelnummer, p.bezeichnung, p.mengeneinheit, o.lagerplatz
    from products p
    join stock_levels l on l.artikel_id = p.id and l.lager_id = ${CENTRAL}
    join location_stock o on o.artikel_id = p.id and o.lager_id = ${CENTRAL} and o.bestand >= 20
    where p.artikelart = '1' and not p.gesperrt and not p.ist_seriennummern_artikel
      and l.verfuegbar >= 20
    order by p.id desc limit ${COUNT}`);
  const [office] = await db.select().from(users).where(eq(users.kuerzel, 'BUE'));
  const createdAt = new Date(`${calendar.dateOf(calendar.lastDay - 1)}T14:00:00Z`);
  for (const [
    index,
    { id, artikelnummer, bezeichnung, mengeneinheit, lagerplatz },
  ] of goods.entries()) {
    const technician = demoTechnicians[index % demoTechnicians.length];
    if (!technician || !office) continue;
    const nachLagerId = technician.gutteileLagerId;
    const [receiver] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.technikerId, technician.id));
    const umlagerungsnummer = await nextNumber('umlagerung', stockTransfers.umlagerungsnummer, db);
    await db.insert(stockTransfers).values({
      ...{ umlagerungsnummer, artikelId: id, artikelNummer: artikelnummer, mengeneinheit },
      ...{ artikelbezeichnung: bezeichnung, menge: PIECES, vonLagerId: CENTRAL, nachLagerId },
      ...{ vonLagerplatz: lagerplatz, bemerkung: null, seriennummern: [] },
      ...{
        benutzerId: office.id,
        empfaengerId: receiver?.id ?? null,
        createdAt,
        changedAt: createdAt,
      },
    });
    const move = {
      artikelId: id,
      belegnummer: `U${umlagerungsnummer}`,
      zeit: createdAt.toISOString(),
    };
    await db.insert(stockMovements).values([
      { ...move, groesse: 'BESTAND', lagerId: CENTRAL, menge: -PIECES, lagerplatz },
      { ...move, groesse: 'UMLAGERUNG', lagerId: nachLagerId, menge: PIECES },
    ]);
  }
}
