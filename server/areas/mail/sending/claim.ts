import { and, asc, count, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../db/database';
import { users } from '../../../db/generated/base';
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

/** Column of the user who decided last that a message is sent: whoever sent it again, else whose it is. */
export const decidedBy = sql`coalesce(${mailMessages.changedBy}, ${mailMessages.benutzerId})`;

/**
 * Claims a message for one process of any number: of the user with the fewest attempts within the hour the one that has
 * waited longest, so that nobody's messages keep those of others up. Undefined where none is due, the limit per hour is
 * reached, or nothing is sent at all. A short transaction: what follows holds nothing.
 */
export async function claimNext(database: Database): Promise<Claim | undefined> {
  return inTransaction(database, async (db) => {
    const account = await readAccount(db);
    if (!account.aktiv || !account.host || (await isHeldBack(account, db))) return undefined;
    await db.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const due = await nextDue(db);
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

/** Finds and locks the message whose turn it is. */
async function nextDue(db: Executor): Promise<MessageRow | undefined> {
  const { benutzerId, naechsterVersuch, status, id } = mailMessages;
  const attempts = db
    .select({ benutzerId, begun: count().as('begun') })
    .from(mailAttempts)
    .innerJoin(mailMessages, eq(id, mailAttempts.nachrichtId))
    .where(withinHour)
    .groupBy(benutzerId)
    .as('attempts');
  const [found] = await db
    .select({ message: mailMessages })
    .from(mailMessages)
    .innerJoin(users, and(eq(users.id, decidedBy), eq(users.gesperrt, false)))
    .leftJoin(attempts, eq(attempts.benutzerId, benutzerId))
    .where(and(eq(status, 'WARTET'), lte(naechsterVersuch, sql`now()`)))
    .orderBy(sql`coalesce(${attempts.begun}, 0)`, asc(naechsterVersuch), asc(id))
    .limit(1)
    .for('update', { of: mailMessages, skipLocked: true });
  return found?.message;
}

const withinHour = sql`${mailAttempts.begonnenAm} > now() - interval '1 hour'`;

async function begunWithinHour(db: Executor): Promise<number> {
  const [row] = await db.select({ begun: count() }).from(mailAttempts).where(withinHour);
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
