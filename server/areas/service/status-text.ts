import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { serviceStatuses } from '../../db/generated/service';
import type { Language } from '../../http/texts/language';

/** Text of an order's status; its code where it is unknown. */
export async function statusText(
  status: string,
  language: Language,
  db: Executor,
): Promise<string> {
  const { beschreibungDe: de, beschreibungEn: en, beschreibungFr: fr } = serviceStatuses;
  const [found] = await db
    .select({ text: { de, en, fr }[language] })
    .from(serviceStatuses)
    .where(and(eq(serviceStatuses.art, 'A'), eq(serviceStatuses.status, status)));
  return found?.text ?? status;
}
