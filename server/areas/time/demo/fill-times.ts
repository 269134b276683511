import { restartIds } from '../../../data/restart-ids';
import { instantsOf } from '../../../../schemas/rules/company-time';
import type { Executor } from '../../../db/database';
import { subsequentBookings } from '../../../db/generated/time';
import type { DemoCalendar } from '../../../demo/calendar';
import { insertRows } from '../../../demo/insert-rows';
import { timePunches } from '../tables';
import { makeTimes } from './make-times';

/** Adds the demo users' working times of the past weeks, with their subsequent requests. */
export async function fillTimes(db: Executor, calendar: DemoCalendar): Promise<void> {
  const { requests, punches } = makeTimes(calendar);
  const utc = (local: string) => instantsOf(local)[0]?.toISOString() ?? `${local}:00Z`;
  await insertRows(
    db,
    subsequentBookings,
    requests.map((row) => ({ ...row, nachbuchungTimeStamp: utc(row.nachbuchungTimeStamp) })),
  );
  await insertRows(
    db,
    timePunches,
    punches.map(({ zeitpunkt, ...row }) => ({
      ...row,
      zeitpunkt: utc(zeitpunkt),
      gebuchtAm: utc(zeitpunkt),
    })),
  );
  await restartIds(db, [subsequentBookings, timePunches]);
}
