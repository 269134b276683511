import { and, eq, ne, sql } from 'drizzle-orm';
import { extraWorks, workTimes } from '../../../db/generated/service';
import type { Executor } from '../../../db/database';
import { problem } from '../../../http/errors/problem';
import { serviceTrips } from '../tables';

/** Entries of one kind in a report: as many as a technician's page shows. */
const MOST_ENTRIES = 200;
/** Characters in the remarks of one kind; with all kinds a report of some fifty pages, which takes seconds to lay out. */
const MOST_LETTERS = 100_000;

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
  if (count >= MOST_ENTRIES) throw full();
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
  const { count, letters } = others ?? { count: 0, letters: 0 };
  if (count >= MOST_ENTRIES || letters + (entry.bemerkung?.length ?? 0) > MOST_LETTERS) {
    throw full();
  }
}

const full = () =>
  problem(409, 'msg_service_report_full', String(MOST_ENTRIES), String(MOST_LETTERS));
