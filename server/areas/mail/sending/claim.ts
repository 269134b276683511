import { and, asc, count, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../db/database';
import { mailMessages } from '../../../db/generated/mail';
import { inTransaction } from '../../../http/operations/transaction';
import { readAccount, type MailAccountRow } from '../account/mail-account';
import { isHeldBack } from '../messages/draft';
import { mailAttempts } from '../tables';

export type MessageRow = typeof mailMessages.$inferSelect;

/** Message that this process has claimed, with the number of its attempt. */
export interface Claim {
  message: MessageRow;
  nr: number;
  account: MailAccountRow;
}

/** Time after which whoever has claimed a message counts as ended: longer than any sending takes. */
const LEASE = sql`now() + interval '5 minutes'`;

/** Arbitrary number that keeps this lock of the database apart from others: the limit counts what all processes do. */
const CLAIM_LOCK = 4702;

/**
 * Claims the message that has waited longest, for one process of any number; undefined where none is due, the limit per
 * hour is reached, or nothing is sent at all. A short transaction: what follows holds nothing.
 */
export async function claimNext(database: Database): Promise<Claim | undefined> {
  return inTransaction(database, async (db) => {
    const account = await readAccount(db);
    if (!account.aktiv || !account.host || (await isHeldBack(account, db))) return undefined;
    await db.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const [due] = await db
      .select()
      .from(mailMessages)
      .where(and(eq(mailMessages.status, 'WARTET'), lte(mailMessages.naechsterVersuch, sql`now()`)))
      .orderBy(asc(mailMessages.naechsterVersuch), asc(mailMessages.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due || (await begunWithinHour(db)) >= account.proStunde) return undefined;
    const nr = due.versuche + 1;
    const [message] = await db
      .update(mailMessages)
      .set({
        status: 'IN_VERSAND',
        versuche: nr,
        version: due.version + 1,
        naechsterVersuch: null,
        beanspruchtBis: LEASE,
      })
      .where(eq(mailMessages.id, due.id))
      .returning();
    if (!message) throw new Error(`Mail ${due.id} was not claimed`);
    await db.insert(mailAttempts).values({ nachrichtId: due.id, nr });
    return { message, nr, account };
  });
}

async function begunWithinHour(db: Executor): Promise<number> {
  const [row] = await db
    .select({ begun: count() })
    .from(mailAttempts)
    .where(sql`${mailAttempts.begonnenAm} > now() - interval '1 hour'`);
  return row?.begun ?? 0;
}

/**
 * Notes that a message is about to be handed over. False if somebody else has decided about it meanwhile: the claim ran
 * out while this process was stopped.
 */
export async function noteHandOver({ message, nr }: Claim, db: Executor): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update mail_attempts a set uebergabe_am = now()
    from mail_messages m
    where a.nachricht_id = ${message.id} and a.nr = ${nr} and a.beendet_am is null
      and m.id = a.nachricht_id and m.status = 'IN_VERSAND' and m.versuche = a.nr
      and m.beansprucht_bis > now()`);
  return rowCount === 1;
}

/** Message whose claim ran out; `mayBeOut`: it was being handed over. */
export interface LostClaim {
  message: MessageRow;
  nr: number;
  mayBeOut: boolean;
}

/** Finds messages whose process has ended meanwhile, and locks them; a hundred at a time. */
export async function lostClaims(db: Executor): Promise<LostClaim[]> {
  const rows = await db
    .select({ message: mailMessages, attempt: mailAttempts })
    .from(mailMessages)
    .innerJoin(
      mailAttempts,
      and(
        eq(mailAttempts.nachrichtId, mailMessages.id),
        eq(mailAttempts.nr, mailMessages.versuche),
        isNull(mailAttempts.beendetAm),
      ),
    )
    .where(and(eq(mailMessages.status, 'IN_VERSAND'), lte(mailMessages.beanspruchtBis, sql`now()`)))
    .orderBy(asc(mailMessages.id))
    .limit(100)
    .for('update', { skipLocked: true });
  return rows.map(({ message, attempt }) => ({
    message,
    nr: attempt.nr,
    mayBeOut: attempt.uebergabeAm !== null,
  }));
}
