import { localTimeOf } from '../../../schemas/rules/company-time';
import { formatLocalDateTime } from '../../../schemas/rules/format-date';
import { reminders } from '../../db/generated/reminders';
import { callerOf, type Call } from '../../http/call';
import type { SubsequentRow } from './subsequent-booking';

/** Most characters of a reminder's text. */
const LONGEST = 500;

/** Reminds whoever asked for a subsequent booking of what became of it, unless he decided it himself. */
export async function tellDecision(
  { ben_id, istAnmeldung, nachbuchungTimeStamp }: SubsequentRow,
  outcome: string,
  call: Pick<Call, 'caller' | 'operation' | 'db'>,
): Promise<void> {
  const caller = callerOf(call);
  if (ben_id === caller.id) return;
  const when = formatLocalDateTime(localTimeOf(new Date(nachbuchungTimeStamp)));
  const what = istAnmeldung ? 'Anmeldung' : 'Abmeldung';
  await call.db.insert(reminders).values({
    benutzerId: ben_id,
    vonBenutzerId: caller.id,
    erinnerungDatum: localTimeOf(new Date()),
    bemerkung: `Nachbuchung ${what} ${when} ${outcome}`.slice(0, LONGEST),
    createdBy: caller.id,
    changedBy: caller.id,
  });
}
