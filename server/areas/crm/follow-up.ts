import { requireActiveUser } from '../../accounts/users/active-user';
import { fieldProblem } from '../../http/errors/problem';
import type { WriteCall } from '../../resources/model/resource';
import type { Tables } from '../../resources/model/tables';
import { remind, type NewReminder } from '../reminders/remind';

type Values = Readonly<Record<string, unknown>>;

/** Follow-up that a new activity asks for: a reminder of its subject. Neither is stored without the other. */
interface FollowUp {
  wiedervorlageDatum?: string | null;
  wiedervorlageBenutzerId?: number | null;
  wiedervorlageBemerkung?: string | null;
}

/** Throws 422 for a note without a time, and for a user who cannot be reminded. */
export async function requireFollowUp(values: Values, { db }: Pick<WriteCall, 'db'>) {
  const { wiedervorlageDatum, wiedervorlageBenutzerId, wiedervorlageBemerkung } =
    values as FollowUp;
  if (wiedervorlageDatum == null) {
    if (wiedervorlageBemerkung == null) return;
    throw fieldProblem({ wiedervorlageDatum: [{ code: 'msg_value_required' }] });
  }
  if (wiedervorlageBenutzerId == null) return;
  await requireActiveUser('wiedervorlageBenutzerId', wiedervorlageBenutzerId, db);
}

/** Values of a new activity without its follow-up, as they are stored. */
export function withoutFollowUp(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !name.startsWith('wiedervorlage')),
  );
}

/** Creates a reminder of a stored activity's subject: the ticket first, then deal, asset and address. */
export async function followUp(activity: Values, call: WriteCall, tables: Tables): Promise<void> {
  const { wiedervorlageDatum, wiedervorlageBenutzerId, wiedervorlageBemerkung } =
    call.body as FollowUp;
  if (wiedervorlageDatum == null) return;
  const about = aboutOf(activity);
  const reminder = {
    benutzerId: wiedervorlageBenutzerId ?? call.caller.id,
    erinnerungDatum: wiedervorlageDatum,
    bemerkung: wiedervorlageBemerkung ?? subjectOf(activity),
    ...(about && { about }),
  };
  await remind(reminder, call, tables);
}

const places = { ticketId: 'TKT', dealId: 'DEALS', assetId: 'ASS', adresseId: 'ADR' } as const;

function aboutOf(activity: Values): NewReminder['about'] {
  const field = (Object.keys(places) as (keyof typeof places)[]).find(
    (name) => activity[name] != null,
  );
  return field && { tabelle: places[field], tabelleId: Number(activity[field]) };
}

function subjectOf({ betreff, beschreibung }: Values): string {
  return (
    ([betreff, beschreibung].find((text) => typeof text === 'string' && text !== '') as
      string | undefined) ?? 'Wiedervorlage'
  );
}
