import { desc, eq } from 'drizzle-orm';
import { serviceStatus } from '../../../../schemas/rules/service-states';
import type { Executor } from '../../../db/database';
import { users } from '../../../db/generated/base';
import { planningItems, refusedCalls, serviceOrders } from '../../../db/generated/service';
import type { DemoCalendar } from '../../../demo/calendar';

const OVER = { meldung: 'Dieser Termin ist vorbei.', meldungscode: 'msg_service_task_over' };
const MINUTE = 60_000;

/**
 * Adds calls of technicians, made without a signal, on tasks that the office had called off meanwhile: two to decide,
 * one that is over.
 */
export async function fillRefusedCalls(
  db: Executor,
  { lastDay, dateOf }: DemoCalendar,
): Promise<void> {
  const now = Date.parse(`${dateOf(lastDay - 1)}T13:00:00Z`);
  const tasks = await db
    .select({
      id: planningItems.id,
      auftragsnummer: serviceOrders.auftragsnummer,
      titel: serviceOrders.titel,
      benutzerId: users.id,
    })
    .from(planningItems)
    .innerJoin(serviceOrders, eq(serviceOrders.id, planningItems.serviceAuftragId))
    .innerJoin(users, eq(users.technikerId, planningItems.technikerId))
    .where(eq(planningItems.auftragsstatus, serviceStatus.aborted))
    .orderBy(desc(planningItems.beginnDatum), desc(planningItems.id))
    .limit(calls.length);
  const rows = tasks.map(({ id, auftragsnummer, titel, benutzerId }, index) => {
    const at = (minutes: number) => new Date(now - minutes * MINUTE).toISOString();
    return {
      ...calls[index],
      ...OVER,
      schluessel: `demo-${id}`,
      datensatz: `Termin ${auftragsnummer} ${titel}`,
      tabelle: 'SVP',
      tabelleId: id,
      benutzerId,
      geraetName: 'Chrome, Android',
      erfasstUm: at(150 + 60 * index),
      abgewiesenUm: at(20 + 60 * index),
      createdBy: benutzerId,
      changedBy: benutzerId,
    };
  });
  if (rows.length > 0) {
    await db.insert(refusedCalls).values(rows as (typeof refusedCalls.$inferInsert)[]);
  }
}

const calls = [
  {
    vorgang: 'Ankunft melden',
    eingaben: 'Uhrzeit: 08:10\nStrecke: 14 km',
    wartend: 2,
    status: 'OFFEN',
    grund: null,
  },
  {
    vorgang: 'Arbeitszeit nachtragen',
    eingaben: 'Von: 09:00\nBis: 09:45\nTätigkeit: Arbeit vor Ort',
    wartend: 0,
    status: 'OFFEN',
    grund: null,
  },
  {
    vorgang: 'Annehmen',
    eingaben: null,
    wartend: 0,
    status: 'VERWORFEN',
    grund: 'Der Kunde hatte schon abgesagt.',
  },
];
