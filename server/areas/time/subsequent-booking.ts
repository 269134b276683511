import { daysLater } from '../../../schemas/rules/days-later';
import { MOST_DAYS_AGO } from '../../../schemas/rules/device-time';
import { today } from '../../../schemas/rules/today';
import { signedInAt } from '../../../schemas/rules/working-time';
import type { Executor } from '../../db/database';
import type { subsequentBookings } from '../../db/generated/time';
import { fieldProblem } from '../../http/errors/problem';
import { around, punchesBetween, requestedBetween } from './punches';

export type SubsequentRow = typeof subsequentBookings.$inferSelect;

/** Columns that a decision writes. */
export const decided = (status: 'GENEHMIGT' | 'ABGELEHNT', by: number) => ({
  status,
  entschiedenVon: by,
  entschiedenAm: new Date().toISOString(),
});

/** Punch that an approved request books. */
export const punchOf = (request: SubsequentRow) => ({
  benutzerId: request.ben_id,
  zeitpunkt: request.nachbuchungTimeStamp,
  istAnmeldung: request.istAnmeldung,
  quelle: 'NACHBUCHUNG',
  nachbuchungId: request.id,
  gebuchtAm: new Date().toISOString(),
});

/**
 * Refuses a booking that is later than today or too long ago; a sign-in while signed in, and a sign-out while not.
 * Undecided requests count as booked, so that both ends of a time can be requested.
 */
export async function requireBookable(
  {
    ben_id,
    istAnmeldung,
    nachbuchungTimeStamp,
  }: Pick<SubsequentRow, 'ben_id' | 'istAnmeldung' | 'nachbuchungTimeStamp'>,
  { except, isDecided = false, db }: { except?: number; isDecided?: boolean; db: Executor },
): Promise<void> {
  const refuse = (code: string) => fieldProblem({ nachbuchungTimeStamp: [{ code }] });
  const at = Date.parse(nachbuchungTimeStamp);
  const day = today(new Date(at));
  if (day > today()) throw refuse('msg_time_after_today');
  // A request made in time may be decided later.
  if (!isDecided && day < daysLater(today(), -MOST_DAYS_AGO)) throw refuse('msg_time_too_old');
  const near = [
    ...(await punchesBetween(ben_id, around(at), db)),
    ...(await requestedBetween(ben_id, around(at), { except, db })),
  ];
  if (near.some((punch) => punch.at === at)) throw refuse('msg_time_overlap');
  const isSignedIn = signedInAt(near, at) !== undefined;
  if (istAnmeldung && isSignedIn) throw refuse('msg_time_overlap');
  if (!istAnmeldung && !isSignedIn) throw refuse('msg_time_no_sign_in');
}
