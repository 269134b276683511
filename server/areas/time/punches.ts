import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { FORGOTTEN_AFTER, type Punch } from '../../../schemas/rules/working-time';
import type { Executor } from '../../db/database';
import { subsequentBookings } from '../../db/generated/time';
import { timePunches } from './tables';

/** Punch with the reason for signing out. */
export interface BookedPunch extends Punch {
  id: number;
  grund: string | null;
}

/** Reads somebody's punches from a moment up to before another, in their order. */
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

/** Range around a moment in which other punches may matter to one booked there. */
export const around = (at: number): [number, number] => [
  at - FORGOTTEN_AFTER,
  at + FORGOTTEN_AFTER + 1,
];

/** Reads somebody's undecided requests between two moments, except one of them. */
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
