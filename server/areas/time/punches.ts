import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { FORGOTTEN_AFTER, type Punch } from '../../../schemas/rules/working-time';
import type { Executor } from '../../db/database';
import { subsequentBookings } from '../../db/generated/time';
import { timePunches } from './tables';

/** A punch as it is read: why one signed out belongs to it. */
export interface BookedPunch extends Punch {
  id: number;
  grund: string | null;
}

/** The punches of somebody from a moment up to before another, in their order. */
export async function punchesBetween(
  benutzerId: number,
  [from, to]: readonly [from: number, to: number],
  db: Executor,
): Promise<BookedPunch[]> {
  const rows = await db
    .select()
    .from(timePunches)
    .where(
      and(
        eq(timePunches.benutzerId, benutzerId),
        gte(timePunches.zeitpunkt, new Date(from).toISOString()),
        lt(timePunches.zeitpunkt, new Date(to).toISOString()),
      ),
    )
    .orderBy(asc(timePunches.zeitpunkt));
  return rows.map(({ id, zeitpunkt, istAnmeldung, grund }) => ({
    id,
    at: Date.parse(zeitpunkt),
    isIn: istAnmeldung,
    grund,
  }));
}

/** Around a moment, as far as it may matter to what is booked there. */
export const around = (at: number): [number, number] => [
  at - FORGOTTEN_AFTER,
  at + FORGOTTEN_AFTER + 1,
];

/** What somebody has asked for between two moments and nobody has decided, but for one of them. */
export async function requestedBetween(
  benutzerId: number,
  [from, to]: readonly [from: number, to: number],
  { except, db }: { except?: number; db: Executor },
): Promise<Punch[]> {
  const { ben_id, status, nachbuchungTimeStamp: at } = subsequentBookings;
  const rows = await db
    .select()
    .from(subsequentBookings)
    .where(
      and(
        eq(ben_id, benutzerId),
        eq(status, 'BEANTRAGT'),
        gte(at, new Date(from).toISOString()),
        lt(at, new Date(to).toISOString()),
      ),
    );
  return rows
    .filter(({ id }) => id !== except)
    .map((row) => ({ at: Date.parse(row.nachbuchungTimeStamp), isIn: row.istAnmeldung }));
}
