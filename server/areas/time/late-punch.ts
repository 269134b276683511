import { subsequentBookings } from '../../db/generated/time';
import type { Call } from '../../http/operations/call';
import { writeHistory } from '../../resources/history/history';
import type { Tables } from '../../resources/model/tables';

/** Remark in the company's language, like its other stored texts. */
const REMARK = 'Ohne Netz erfasst und spät gemeldet';

/** Requests a booking for a punch that a device reports late: it counts when somebody else has approved. */
export async function askFor(
  { at, istAnmeldung }: { at: number; istAnmeldung: boolean },
  call: Call,
  tables: Tables,
): Promise<void> {
  const { id: userId } = call.caller;
  const [request] = await call.db
    .insert(subsequentBookings)
    .values({
      ben_id: userId,
      istAnmeldung,
      nachbuchungTimeStamp: new Date(at).toISOString(),
      kommentar: REMARK,
      createdBy: userId,
      changedBy: userId,
    })
    .returning();
  if (!request) throw new Error('Subsequent booking: nothing was inserted');
  await writeHistory(tables.resourceOf('NBU'), { art: 'CREATION', after: request }, call);
}
