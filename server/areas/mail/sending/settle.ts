import { and, eq, sql } from 'drizzle-orm';
import { localTimeOf } from '../../../../schemas/rules/company-time';
import type { Database, Executor } from '../../../db/database';
import { activities } from '../../../db/generated/crm';
import { mailMessages } from '../../../db/generated/mail';
import type { Scope } from '../../../http/access/scope';
import { inTransaction } from '../../../http/operations/transaction';
import { announceChange, writeHistory } from '../../../resources/history/history';
import type { Tables } from '../../../resources/model/tables';
import { writeEntry } from '../../sales/document-entries';
import { mailAttempts } from '../tables';
import { lostClaims, type Claim, type MessageRow } from './claim';
import { inTheNameOf } from './in-the-name-of';
import { minutesAfter, type Outcome } from './outcome';

/** What a message becomes by an outcome. */
interface Settlement {
  status: string;
  meldung: string | null;
  /** Minutes until the next attempt. */
  inMinutes?: number;
  /** True if nothing was tried: it counts neither for the message nor for the hour. */
  isNoAttempt?: true;
}

const LOST =
  'Der Versand wurde unterbrochen, während die Nachricht übergeben wurde: Vielleicht ist sie angekommen. Bitte fragen Sie nach, bevor Sie sie noch einmal senden.';

const BROKEN = 'Der Versand wurde unterbrochen, bevor die Nachricht übergeben wurde.';

/** Tells what becomes of a message. What failed often enough is given up; what may have gone out is never repeated. */
export function settlementOf(outcome: Outcome, attempts: number, most: number): Settlement {
  const { kind, text } = outcome;
  switch (kind) {
    case 'sent':
      return outcome.rejected.length === 0
        ? { status: 'GESENDET', meldung: null }
        : {
            status: 'TEILWEISE',
            meldung: `Nicht angenommen: ${outcome.rejected.join(', ')}. ${text}`,
          };
    case 'unclear':
      return { status: 'UNGEKLAERT', meldung: `${LOST} ${text}` };
    case 'refused':
      return { status: 'FEHLGESCHLAGEN', meldung: text };
    case 'later':
      return attempts >= most
        ? { status: 'FEHLGESCHLAGEN', meldung: text }
        : { status: 'WARTET', meldung: text, inMinutes: minutesAfter(attempts) };
    case 'busy':
      return { status: 'WARTET', meldung: null, inMinutes: 1, isNoAttempt: true };
    case 'superseded':
      throw new Error('Somebody else has decided about this message');
  }
}

/** Marks what became of a claimed message; with it go history and activity of one that was sent. */
export async function settle(
  { message, nr, account }: Claim,
  outcome: Outcome,
  { database, tables }: { database: Database; tables: Tables },
): Promise<void> {
  if (outcome.kind === 'superseded') return;
  const settlement = settlementOf(outcome, nr, account.versuche);
  await inTransaction(database, (db) => store(message, nr, settlement, { db, tables }));
}

/** Decides about messages whose process has ended: sent again only where they cannot have gone out. */
export async function settleLost(
  most: number,
  { database, tables }: { database: Database; tables: Tables },
): Promise<void> {
  await inTransaction(database, async (db) => {
    for (const { message, nr, mayBeOut } of await lostClaims(db)) {
      const outcome = {
        kind: mayBeOut ? 'unclear' : 'later',
        text: mayBeOut ? '' : BROKEN,
      } as const;
      await store(message, nr, settlementOf(outcome, nr, most), { db, tables });
    }
  });
}

async function store(
  before: MessageRow,
  nr: number,
  { status, meldung, inMinutes, isNoAttempt }: Settlement,
  { db, tables }: { db: Executor; tables: Tables },
): Promise<void> {
  const isSent = status === 'GESENDET' || status === 'TEILWEISE';
  const [after] = await db
    .update(mailMessages)
    .set({
      status,
      version: before.version + 1,
      meldung: meldung?.slice(0, 1000).trim() || null,
      beanspruchtBis: null,
      naechsterVersuch:
        inMinutes === undefined ? null : sql`now() + make_interval(mins => ${inMinutes})`,
      changedAt: sql`now()`,
      ...(isSent && { gesendetAm: sql`now()` }),
      ...(isNoAttempt && { versuche: nr - 1 }),
    })
    .where(
      and(
        eq(mailMessages.id, before.id),
        eq(mailMessages.status, 'IN_VERSAND'),
        eq(mailMessages.versuche, nr),
      ),
    )
    .returning();
  // Somebody else has decided about it after this claim ran out: what was decided stands.
  if (!after) return;
  const own = and(eq(mailAttempts.nachrichtId, before.id), eq(mailAttempts.nr, nr));
  if (isNoAttempt) await db.delete(mailAttempts).where(own);
  else
    await db
      .update(mailAttempts)
      .set({ beendetAm: sql`now()` })
      .where(own);
  const scope = await inTheNameOf(before.benutzerId, db);
  if (isSent) await noteSent(after, scope, tables);
  const fields = ['status', 'meldung'];
  await announceChange(tables.resourceOf('MAIL'), { art: 'CHANGE', before, after, fields }, scope);
}

/**
 * Writes that a message went out: into the document's history, and as an activity of the customer. Whoever sees
 * activities need not see mails and documents: it says which message, and neither its recipients nor its text.
 */
async function noteSent(message: MessageRow, scope: Scope, tables: Tables): Promise<void> {
  const { id, bezug, belegId, adresseId, an, benutzerId } = message;
  if (belegId !== null) await writeEntry(belegId, 'D', `Per E-Mail an ${an}`, scope);
  const [entry] = await scope.db
    .insert(activities)
    .values({
      art: 'EMAIL',
      datum: localTimeOf(new Date()),
      betreff: bezug.slice(0, 100),
      beschreibung: `Per E-Mail verschickt (Nachricht ${id}).`,
      benutzerId,
      adresseId,
      createdBy: benutzerId,
      changedBy: benutzerId,
    })
    .returning();
  if (!entry) throw new Error('Activity: nothing was inserted');
  await writeHistory(tables.resourceOf('AKT'), { art: 'CREATION', after: entry }, scope);
}
