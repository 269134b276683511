import { localTimeOf } from '../../../schemas/rules/company-time';
import { formatLocalDateTime } from '../../../schemas/rules/format-date';
import type { Tables } from '../../resources/model/tables';
import { remind } from '../reminders/remind';
import type { SubsequentRow } from './subsequent-booking';
import type { Scope } from '../../http/access/scope';

/** Reminds the user who requested a subsequent booking of its outcome, unless he decided it himself. */
export async function tellDecision(
  { ben_id, istAnmeldung, nachbuchungTimeStamp }: SubsequentRow,
  outcome: string,
  scope: Scope,
  tables: Tables,
): Promise<void> {
  if (ben_id === scope.caller.id) return;
  const when = formatLocalDateTime(localTimeOf(new Date(nachbuchungTimeStamp)));
  const what = istAnmeldung ? 'Anmeldung' : 'Abmeldung';
  const reminder = {
    benutzerId: ben_id,
    erinnerungDatum: localTimeOf(new Date()),
    bemerkung: `Nachbuchung ${what} ${when} ${outcome}`,
  };
  await remind(reminder, scope, tables);
}
