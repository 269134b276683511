import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { users } from '../../../db/generated/base';
import { mailMessages } from '../../../db/generated/mail';
import { inTransaction } from '../../../http/operations/transaction';
import { announceChange } from '../../../resources/history/history';
import type { Tables } from '../../../resources/model/tables';
import { decidedBy } from './claim';
import { inTheNameOf } from './in-the-name-of';

const BLOCKED =
  'Wer die Nachricht auf den Weg gebracht hat, ist gesperrt. Bitte entscheiden Sie, ob sie gesendet wird.';

/** Holds back what waits and was put on its way by somebody who is blocked meanwhile; a hundred at a time. */
export async function holdBackBlocked({
  database,
  tables,
}: {
  database: Database;
  tables: Tables;
}): Promise<void> {
  await inTransaction(database, async (db) => {
    const found = await db
      .select({ before: mailMessages })
      .from(mailMessages)
      .innerJoin(users, and(eq(users.id, decidedBy), eq(users.gesperrt, true)))
      .where(eq(mailMessages.status, 'WARTET'))
      .orderBy(asc(mailMessages.id))
      .limit(100)
      .for('update', { of: mailMessages, skipLocked: true });
    for (const { before } of found) {
      const [after] = await db
        .update(mailMessages)
        .set({
          status: 'ZURUECKGEHALTEN',
          meldung: BLOCKED,
          naechsterVersuch: null,
          version: before.version + 1,
          changedAt: sql`now()`,
        })
        .where(eq(mailMessages.id, before.id))
        .returning();
      if (!after) throw new Error(`Mail ${before.id} was not held back`);
      const change = { art: 'CHANGE', before, after, fields: ['status', 'meldung'] } as const;
      const scope = await inTheNameOf(before.benutzerId, db);
      await announceChange(tables.resourceOf('MAIL'), change, scope);
    }
  });
}
