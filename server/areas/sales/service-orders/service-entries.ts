import { and, asc, eq, gt } from 'drizzle-orm';
import { formatDate } from '../../../../schemas/rules/format-date';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import type {
  Billing,
  BillingMethod,
  ServiceEntry,
} from '../../../../schemas/rules/service-billing';
import type { Executor } from '../../../db/database';
import {
  extraWorks,
  extraWorkTypes,
  planningItems,
  serviceActivities,
  serviceBillingTypes,
  serviceMaterials,
  workTimes,
} from '../../../db/generated/service';
import { technicians } from '../../../db/generated/stock';
import { problem } from '../../../http/errors/problem';
import { nameIn } from '../../service/name-in';
import { serviceTrips } from '../../service/tables';

/** Most entries of one order that are billed at once: each may become a line, and a line finds its price. */
const MOST_ENTRIES = 400;

/** What was done for an order, and on which days. */
export interface DoneForOrder {
  entries: ServiceEntry[];
  /** YYYY-MM-DD, unsorted. */
  days: string[];
}

/**
 * Reads all that was done for an order, with names in a language; `travelName` is what travel is called. Throws 409 for
 * more than one invoice takes.
 */
export async function readEntries(
  orderId: number,
  { db, language, travelName }: { db: Executor; language: PrintLanguage; travelName: string },
): Promise<DoneForOrder> {
  const done: DoneForOrder = { entries: [], days: [] };
  for (const read of [readTimes, readTrips, readExtras, readMaterial]) {
    for (const { entry, day } of await read(orderId, { db, language, travelName })) {
      done.entries.push(entry);
      if (day !== null) done.days.push(day);
    }
    if (done.entries.length > MOST_ENTRIES) {
      throw problem(409, 'msg_service_entries_too_many', String(MOST_ENTRIES));
    }
  }
  return done;
}

interface Reading {
  db: Executor;
  language: PrintLanguage;
  travelName: string;
}

interface Done {
  entry: ServiceEntry;
  /** Day of the performance; null where that is not known. */
  day: string | null;
}

/** One more than is billed, so that too many are noticed. */
const LIMIT = MOST_ENTRIES + 1;

async function readTimes(orderId: number, { db, language }: Reading): Promise<Done[]> {
  const rows = await db
    .select({ time: workTimes, activity: serviceActivities, techniker: technicians.bezeichnung })
    .from(workTimes)
    .innerJoin(planningItems, eq(planningItems.id, workTimes.planungId))
    .innerJoin(serviceActivities, eq(serviceActivities.id, workTimes.taetigkeitId))
    .leftJoin(technicians, eq(technicians.id, workTimes.technikerId))
    .where(eq(planningItems.serviceAuftragId, orderId))
    .orderBy(asc(workTimes.datum), asc(workTimes.von), asc(workTimes.id))
    .limit(LIMIT);
  return rows.map(({ time, activity, techniker }) => ({
    day: time.datum,
    entry: {
      ...{ art: 'ARBEIT', id: time.id, name: nameIn(language, activity) },
      minuten: time.dauer,
      taetigkeitId: time.taetigkeitId,
      artikelId: activity.artikelId,
      hinweis: said(`${formatDate(time.datum)} ${time.von}–${time.bis}`, techniker, time.bemerkung),
    },
  }));
}

async function readTrips(orderId: number, { db, travelName }: Reading): Promise<Done[]> {
  const { id, reisebeginn, ankunft, strecke } = serviceTrips;
  const rows = await db
    .select({ id, reisebeginn, ankunft, strecke })
    .from(serviceTrips)
    .innerJoin(planningItems, eq(planningItems.id, serviceTrips.planungId))
    .where(eq(planningItems.serviceAuftragId, orderId))
    .orderBy(asc(ankunft), asc(id))
    .limit(LIMIT);
  return rows.map((trip) => travelled(trip, travelName));
}

function travelled(
  {
    id,
    reisebeginn,
    ankunft,
    strecke,
  }: Pick<typeof serviceTrips.$inferSelect, 'id' | 'reisebeginn' | 'ankunft' | 'strecke'>,
  name: string,
): Done {
  const day = ankunft.slice(0, 10);
  const hinweis = `${formatDate(day)} (${strecke} km)`;
  const minuten = between(reisebeginn, ankunft);
  return { day, entry: { art: 'REISE', id, name, hinweis, strecke, minuten } };
}

async function readExtras(orderId: number, { db, language }: Reading): Promise<Done[]> {
  const rows = await db
    .select({ extra: extraWorks, type: extraWorkTypes, billing: serviceBillingTypes })
    .from(extraWorks)
    .innerJoin(extraWorkTypes, eq(extraWorkTypes.id, extraWorks.mehraufwandArtId))
    .leftJoin(serviceBillingTypes, eq(serviceBillingTypes.id, extraWorks.abrechnungsartId))
    .where(eq(extraWorks.serviceAuftragId, orderId))
    .orderBy(asc(extraWorks.id))
    .limit(LIMIT);
  return rows.map(({ extra, type, billing }) => {
    const { id, vonZeitpunkt, bisZeitpunkt, kosten, strecke, bemerkung } = extra;
    const isTime = vonZeitpunkt !== null && bisZeitpunkt !== null;
    const span = isTime ? `${spoken(vonZeitpunkt)} – ${spoken(bisZeitpunkt)}` : null;
    const minuten = isTime ? between(vonZeitpunkt, bisZeitpunkt) : null;
    return {
      day: vonZeitpunkt?.slice(0, 10) ?? null,
      entry: {
        ...{ art: 'MEHRAUFWAND', id, name: nameIn(language, type), minuten, kosten, strecke },
        hinweis: said(span, null, bemerkung),
        artikelId: type.artikelId,
        billing: billingOf(billing, language),
      },
    };
  });
}

async function readMaterial(orderId: number, { db }: Reading): Promise<Done[]> {
  const rows = await db
    .select()
    .from(serviceMaterials)
    .where(
      and(eq(serviceMaterials.serviceAuftragId, orderId), gt(serviceMaterials.mengeEingebaut, 0)),
    )
    .orderBy(asc(serviceMaterials.id))
    .limit(LIMIT);
  return rows.map(({ id, artikelId, artikelbezeichnung, mengeEingebaut, mengeneinheit }) => ({
    day: null,
    entry: {
      ...{ art: 'MATERIAL', id, name: artikelbezeichnung, hinweis: null, artikelId },
      menge: mengeEingebaut,
      einheit: mengeneinheit,
    },
  }));
}

/** Billing type in a language; null where none is named. */
export function billingOf(
  row: typeof serviceBillingTypes.$inferSelect | null,
  language: PrintLanguage,
): Billing | null {
  if (!row) return null;
  return { verfahren: row.verfahren as BillingMethod, bezeichnung: nameIn(language, row) };
}

/** Whole minutes between two times of the company's clock. */
function between(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000));
}

const spoken = (at: string) => `${formatDate(at.slice(0, 10))} ${at.slice(11, 16)}`;

function said(...parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}
