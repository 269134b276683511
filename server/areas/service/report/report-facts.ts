import { asc, eq } from 'drizzle-orm';
import { countryName } from '../../../../schemas/rules/country';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import type { PrintedRecipient } from '../../../../schemas/print/document/printed-recipient';
import type { ReportFacts } from '../../../../schemas/print/document/report-facts';
import type { Executor } from '../../../db/database';
import { addresses, persons } from '../../../db/generated/addresses';
import { assets } from '../../../db/generated/assets';
import {
  extraWorks,
  extraWorkTypes,
  planningItems,
  serviceActivities,
  serviceOrders,
  serviceOrderTypes,
  workTimes,
} from '../../../db/generated/service';
import { technicians } from '../../../db/generated/stock';
import { problem } from '../../../http/errors/problem';
import { readLetterCompany } from '../../../print/letter-company';
import { entriesOf } from '../checklist';
import { nameIn } from '../name-in';
import { serviceTrips } from '../tables';

/** Reads the facts about a task for its report: no clock, nothing of the reader. Throws 404. */
export async function reportFacts(taskId: number, db: Executor): Promise<ReportFacts> {
  const [found] = await db
    .select({ task: planningItems, order: serviceOrders, customer: addresses, asset: assets })
    .from(planningItems)
    .innerJoin(serviceOrders, eq(serviceOrders.id, planningItems.serviceAuftragId))
    .innerJoin(addresses, eq(addresses.id, serviceOrders.adresseId))
    .leftJoin(assets, eq(assets.id, serviceOrders.assetId))
    .where(eq(planningItems.id, taskId));
  if (!found) throw problem(404, 'msg_record_not_found');
  const { task, order, customer, asset } = found;
  const language = (customer.sprache ?? 'de') as PrintLanguage;
  const { home } = await readLetterCompany(db);
  const { auftragsnummer, titel, auftragsbeschreibung: beschreibung, extReferenz } = order;
  const { beginnDatum, reisebeginnDatum, vorOrtDatum } = task;
  const { zeitmessungSeit, zeitmessungUm, zeitmessungTaetigkeitId } = task;
  return {
    sprache: language,
    empfaenger: await recipientOf(order, customer, { home, language, db }),
    auftragsnummer: String(auftragsnummer),
    auftragsart: await kindOf(order.auftragsartId, language, db),
    titel,
    beschreibung,
    extReferenz,
    einsatzort: await placeOf(order, db),
    asset: asset && {
      assetnummer: asset.assetnummer,
      bezeichnung: asset.bezeichnung,
      seriennummer: asset.seriennummer,
    },
    techniker: await technicianName(task.technikerId, db),
    ...{ beginnDatum, reisebeginnDatum, vorOrtDatum },
    ...{ zeitmessungSeit, zeitmessungUm, zeitmessungTaetigkeitId },
    reisen: await tripsOf(taskId, db),
    zeiten: await timesOf(taskId, language, db),
    mehraufwand: await extrasOf(order.id, language, db),
    checkliste: (await entriesOf(order, { db, language })).map(
      ({ id, bezeichnung, typ, wert }) => ({
        ...{ id, frage: bezeichnung, typ, wert },
      }),
    ),
    ergebnis: task.ergebnis,
    restarbeiten: task.restarbeiten,
  };
}

type Order = typeof serviceOrders.$inferSelect;
type Address = typeof addresses.$inferSelect;

async function recipientOf(
  { ansprechpartnerId }: Order,
  { name1, name2, name3, strasse, plz, ort, lkz: country, kundennr, ustId }: Address,
  { home, language, db }: { home: string; language: PrintLanguage; db: Executor },
): Promise<PrintedRecipient> {
  const lkz = country ?? home;
  const [contact] =
    ansprechpartnerId === null
      ? []
      : await db.select().from(persons).where(eq(persons.id, ansprechpartnerId));
  const name = [contact?.anrede, contact?.vorname, contact?.name].filter(Boolean).join(' ');
  return {
    namen: [name1, name2, name3].filter((line) => line !== null),
    ansprechpartner: name || null,
    strasse,
    plz,
    ort,
    lkz,
    land: countryName(lkz, language),
    kundennr,
    ustId,
    lieferanschrift: null,
  };
}

/** Address of the work, unless it is the customer's. */
async function placeOf(
  { standortId, adresseId }: Order,
  db: Executor,
): Promise<readonly string[] | null> {
  if (standortId === null || standortId === adresseId) return null;
  const [place] = await db.select().from(addresses).where(eq(addresses.id, standortId));
  if (!place) return null;
  const town = [place.plz, place.ort].filter(Boolean).join(' ');
  return [place.name1, place.strasse, town].filter((line): line is string => Boolean(line));
}

/** Name of a technician; null without one. */
export async function technicianName(id: number | null, db: Executor): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db.select().from(technicians).where(eq(technicians.id, id));
  return row?.bezeichnung ?? null;
}

async function kindOf(id: number, language: PrintLanguage, db: Executor): Promise<string> {
  const [kind] = await db.select().from(serviceOrderTypes).where(eq(serviceOrderTypes.id, id));
  return kind ? nameIn(language, kind) : '';
}

function tripsOf(taskId: number, db: Executor) {
  return db
    .select({
      reisebeginn: serviceTrips.reisebeginn,
      ankunft: serviceTrips.ankunft,
      strecke: serviceTrips.strecke,
    })
    .from(serviceTrips)
    .where(eq(serviceTrips.planungId, taskId))
    .orderBy(asc(serviceTrips.ankunft), asc(serviceTrips.id));
}

async function timesOf(taskId: number, language: PrintLanguage, db: Executor) {
  const rows = await db
    .select({ time: workTimes, activity: serviceActivities, techniker: technicians.bezeichnung })
    .from(workTimes)
    .innerJoin(serviceActivities, eq(serviceActivities.id, workTimes.taetigkeitId))
    .leftJoin(technicians, eq(technicians.id, workTimes.technikerId))
    .where(eq(workTimes.planungId, taskId))
    .orderBy(asc(workTimes.datum), asc(workTimes.von), asc(workTimes.id));
  return rows.map(({ time, activity, techniker }) => ({
    id: time.id,
    datum: time.datum,
    von: time.von,
    bis: time.bis,
    dauer: time.dauer,
    taetigkeit: nameIn(language, activity),
    techniker,
    bemerkung: time.bemerkung,
  }));
}

async function extrasOf(orderId: number, language: PrintLanguage, db: Executor) {
  const rows = await db
    .select({ extra: extraWorks, type: extraWorkTypes })
    .from(extraWorks)
    .innerJoin(extraWorkTypes, eq(extraWorkTypes.id, extraWorks.mehraufwandArtId))
    .where(eq(extraWorks.serviceAuftragId, orderId))
    .orderBy(asc(extraWorks.id));
  return rows.map(({ extra, type }) => ({
    bezeichnung: nameIn(language, type),
    von: extra.vonZeitpunkt,
    bis: extra.bisZeitpunkt,
    kosten: extra.kosten,
    strecke: extra.strecke,
    bemerkung: extra.bemerkung,
  }));
}
