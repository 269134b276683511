import { reminders } from '../../db/generated/reminders';
import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../../http/operations/call';
import { createRecord } from '../../resources/changes/create';
import { writeHistory } from '../../resources/history/history';
import type { AnyRecord } from '../../resources/records/read';
import type { Tables } from '../../resources/model/tables';

type PlainCall = Call<AnyRecord, unknown, AnyRecord>;

/** Time in the morning at which the owner is reminded. */
const MORNING = 'T08:00';

/** Reminds the owner of a clarification on the day on which dunning goes on. */
export async function remindOwner(
  item: AnyRecord,
  { bis, benutzerId }: { bis: string; benutzerId: number },
  call: PlainCall,
  tables: Tables,
): Promise<void> {
  const body = {
    benutzerId,
    erinnerungDatum: `${bis}${MORNING}`,
    bemerkung: textOf(item),
    tabelle: 'OPV',
    tabelleId: Number(item.id),
  };
  const path = '/vario-api/crm/erinnerungen/{id}';
  await createRecord(tables.resourceOf('ERI'), { ...call, params: {}, body }, path, tables);
}

/**
 * Finishes the reminder of a clarification that ends or begins anew, also somebody else's, which the caller could not
 * change.
 */
export async function endReminder(item: AnyRecord, call: PlainCall, tables: Tables): Promise<void> {
  if (item.klaerung !== true) return;
  const due = and(
    eq(reminders.tabelle, 'OPV'),
    eq(reminders.tabelleId, Number(item.id)),
    eq(reminders.benutzerId, Number(item.klaerungBenutzerId)),
    eq(reminders.bemerkung, textOf(item)),
    eq(reminders.status, 'OFFEN'),
  );
  const ended = await call.db
    .update(reminders)
    .set({
      status: 'ERLEDIGT',
      version: sql`${reminders.version} + 1`,
      changedAt: sql`now()`,
      changedBy: call.caller.id,
    })
    .where(due)
    .returning();
  for (const after of ended) {
    const before = { ...after, status: 'OFFEN' };
    const change = { art: 'CHANGE', before, after, fields: ['status'] } as const;
    await writeHistory(tables.resourceOf('ERI'), change, call);
  }
}

/** Text by which the reminder of a clarification is found again. */
function textOf({ rechnungsnummer, klaerungGrund }: AnyRecord): string {
  return `${String(rechnungsnummer)}: ${String(klaerungGrund)}`;
}
