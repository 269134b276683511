import { asc, gt } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { deliveryTerms, paymentMethods } from '../db/tables/base';
import { users } from '../db/tables/users';
import { handler, type Handlers } from '../http/call';
import type { Language } from '../http/language';

type ReferenceTable = typeof paymentMethods | typeof deliveryTerms;

/** Small reference lists that every page needs. */
export const basicDataOperations: Handlers = {
  readBasicData: handler('readBasicData', async ({ db, language }) => {
    const benutzer = await db
      .select({
        id: users.id,
        name: users.name,
        kuerzel: users.kuerzel,
        gesperrt: users.gesperrt,
      })
      .from(users)
      .where(gt(users.id, 0))
      .orderBy(asc(users.name), asc(users.id));
    const zahlungsarten = await referenceTexts(db, paymentMethods, language);
    const lieferbedingungen = await referenceTexts(db, deliveryTerms, language);
    return { status: 200, body: { result: { benutzer, zahlungsarten, lieferbedingungen } } };
  }),
};

function referenceTexts(
  db: Executor,
  table: ReferenceTable,
  language: Language,
): Promise<{ id: number; bezeichnung: string }[]> {
  const names = { de: table.bezeichnungDe, en: table.bezeichnungEn, fr: table.bezeichnungFr };
  return db
    .select({ id: table.id, bezeichnung: names[language] })
    .from(table)
    .orderBy(asc(table.id));
}
