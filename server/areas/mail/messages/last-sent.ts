import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { mailMessages } from '../../../db/generated/mail';
import type { MailSubject } from '../sources/mail-subject';

/** Finds when a record was last sent; undefined if it never was. */
export async function lastSent(
  { quelle, tabelleId }: Pick<MailSubject, 'quelle' | 'tabelleId'>,
  db: Executor,
): Promise<string | undefined> {
  const { belegId, planungId, gesendetAm, status } = mailMessages;
  const [last] = await db
    .select({ gesendetAm })
    .from(mailMessages)
    .where(
      and(
        eq(quelle === 'BELEG' ? belegId : planungId, tabelleId),
        inArray(status, ['GESENDET', 'TEILWEISE']),
      ),
    )
    .orderBy(desc(gesendetAm))
    .limit(1);
  return last?.gesendetAm ?? undefined;
}
