import { reminders } from '../../db/generated/reminders';
import { writeHistory } from '../../resources/history/history';
import type { Tables } from '../../resources/model/tables';
import type { Scope } from '../../http/access/scope';

/** Maximum number of characters of a reminder's text. */
const LONGEST = 500;

/** Reminder of a user, at a time (local, `YYYY-MM-DDTHH:mm`), with a text. */
export interface NewReminder {
  benutzerId: number;
  erinnerungDatum: string;
  /** Text; cut where it is too long. */
  bemerkung: string;
  /** Record that it is about, by the code of its table. */
  about?: { tabelle: NonNullable<(typeof reminders.$inferInsert)['tabelle']>; tabelleId: number };
}

/**
 * Reminds somebody because of what the caller does, in the same transaction, whether or not he may write reminders of
 * his own. The reminded user hears of it at once.
 */
export async function remind(
  { benutzerId, erinnerungDatum, bemerkung, about }: NewReminder,
  scope: Scope,
  tables: Tables,
): Promise<void> {
  const { caller } = scope;
  const resource = tables.resourceOf('ERI');
  const [created] = await scope.db
    .insert(reminders)
    .values({
      benutzerId,
      erinnerungDatum,
      bemerkung: bemerkung.slice(0, LONGEST),
      ...about,
      vonBenutzerId: caller.id,
      createdBy: caller.id,
      changedBy: caller.id,
    })
    .returning({ ...resource.columns });
  if (!created) throw new Error('Reminder: nothing was inserted');
  await writeHistory(resource, { art: 'CREATION', after: created }, scope);
}
