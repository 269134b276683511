import { and, eq, ne, sql } from 'drizzle-orm';
import { roomRefusal } from '../../../../schemas/rules/report-room';
import { extraWorks, workTimes } from '../../../db/generated/service';
import type { Executor } from '../../../db/database';
import { serviceTrips } from '../tables';
import { throwRefusal } from '../throw-refusal';

interface Entry {
  id?: number;
  bemerkung?: string | null;
}

/** Throws 409 where a task, which is locked, has as many working times as its report has room for. */
export function requireRoomForTime(taskId: number, entry: Entry, db: Executor): Promise<void> {
  const { id, planungId, bemerkung } = workTimes;
  return requireRoom({ table: workTimes, id, of: planungId, bemerkung }, taskId, entry, db);
}

/** Throws 409 where an order, which is locked, has as much additional work as a report has room for. */
export function requireRoomForExtra(orderId: number, entry: Entry, db: Executor): Promise<void> {
  const { id, serviceAuftragId, bemerkung } = extraWorks;
  return requireRoom(
    { table: extraWorks, id, of: serviceAuftragId, bemerkung },
    orderId,
    entry,
    db,
  );
}

/** Throws 409 where a task, which is locked, has as many journeys as its report has room for. */
export async function requireRoomForTrip(taskId: number, db: Executor): Promise<void> {
  const count = await db.$count(serviceTrips, eq(serviceTrips.planungId, taskId));
  throwRefusal(roomRefusal({ count, letters: 0 }));
}

type Columns =
  | {
      table: typeof workTimes;
      id: typeof workTimes.id;
      of: typeof workTimes.planungId;
      bemerkung: typeof workTimes.bemerkung;
    }
  | {
      table: typeof extraWorks;
      id: typeof extraWorks.id;
      of: typeof extraWorks.serviceAuftragId;
      bemerkung: typeof extraWorks.bemerkung;
    };

async function requireRoom(
  { table, id, of, bemerkung }: Columns,
  owner: number,
  entry: Entry,
  db: Executor,
): Promise<void> {
  const [others] = await db
    .select({
      count: sql<number>`count(*)::int`,
      letters: sql<number>`coalesce(sum(length(${bemerkung})), 0)::int`,
    })
    .from(table)
    .where(and(eq(of, owner), entry.id === undefined ? undefined : ne(id, entry.id)));
  throwRefusal(roomRefusal(others ?? { count: 0, letters: 0 }, entry.bemerkung));
}
