import { deliveryTerms, paymentMethods, taxClasses } from '../../db/generated/reference';
import { storages } from '../../db/generated/stock';
import { serviceBillingTypes, serviceOrderTypes } from '../../db/generated/service';
import { users } from '../../db/generated/base';
import { asc, gt } from 'drizzle-orm';
import { today } from '../../../schemas/rules/today';
import type { Executor } from '../../db/database';
import { handler, type Handlers } from '../../http/operations/call';
import type { Language } from '../../http/texts/language';
import { taxRateSql } from '../reference/tax-rate';
import { documentTypes } from '../sales/document-types';
import { ownRegionFirst, regionsFor } from '../stock/storage-regions';

type ReferenceTable =
  | typeof paymentMethods
  | typeof deliveryTerms
  | typeof taxClasses
  | typeof serviceOrderTypes
  | typeof serviceBillingTypes;

/** Operations that read the small reference lists that every page needs. */
export const basicDataOperations: Handlers = {
  readBasicData: handler('readBasicData', async ({ db, language, caller }) => {
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
    const mwstsaetze = await db
      .select({
        id: taxClasses.id,
        bezeichnung: textIn(taxClasses, language),
        satz: taxRateSql(taxClasses.id, today()),
      })
      .from(taxClasses)
      .orderBy(asc(taxClasses.id));
    const lager = await db
      .select({
        id: storages.id,
        lager: storages.lager,
        kurzbezeichnung: storages.kurzbezeichnung,
        gesperrt: storages.gesperrt,
      })
      .from(storages)
      .orderBy(...(await ownRegionFirst(caller, db)), asc(storages.lager));
    const lagerkreise = (await regionsFor(caller, db)).map(
      ({ ausgangLagerId: _, ...region }) => region,
    );
    const serviceAuftragsarten = await referenceTexts(db, serviceOrderTypes, language);
    const serviceAbrechnungsarten = await referenceTexts(db, serviceBillingTypes, language);
    const belegarten = documentTypes(language);
    const texts = {
      zahlungsarten,
      lieferbedingungen,
      belegarten,
      mwstsaetze,
      serviceAuftragsarten,
      serviceAbrechnungsarten,
    };
    return { status: 200, body: { result: { benutzer, ...texts, lager, lagerkreise } } };
  }),
};

/** Most rows of one list, all of which every page holds. */
const MOST_ROWS = 500;

function referenceTexts(
  db: Executor,
  table: ReferenceTable,
  language: Language,
): Promise<{ id: number; bezeichnung: string; gesperrt?: boolean }[]> {
  return db
    .select({
      id: table.id,
      bezeichnung: textIn(table, language),
      ...('gesperrt' in table && { gesperrt: table.gesperrt }),
    })
    .from(table)
    .orderBy(asc(table.id))
    .limit(MOST_ROWS);
}

function textIn(table: ReferenceTable, language: Language) {
  return { de: table.bezeichnungDe, en: table.bezeichnungEn, fr: table.bezeichnungFr }[language];
}
