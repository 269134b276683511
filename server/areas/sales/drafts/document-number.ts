import { and, eq, gte, isNotNull, lte, max, sql } from 'drizzle-orm';
import { numberRange } from '../../../../schemas/rules/document-number';
import { documentTypes } from '../../../../schemas/rules/document-types';
import type { Executor } from '../../../db/database';
import { salesDocuments } from '../../../db/generated/sales';
import type { DocumentRow } from '../document-row';
import { nextAfter } from '../../../resources/changes/number-range';

/**
 * Takes the next number of a type of document in the year of a day (YYYY-MM-DD): `RE26-00017`. Each type and year
 * counts for itself, after the highest existing number. Without gaps, see `nextNumber`: take it last before the number
 * is written.
 */
export async function nextDocumentNumber(
  belegart: string,
  day: string,
  db: Executor,
): Promise<string> {
  const type = documentTypes[belegart];
  if (!type) throw new Error(`There is no type of document «${belegart}»`);
  const { counter, printed } = numberRange(type.prefix, day);
  const { belegnummer } = salesDocuments;
  const highest = sql`(select max(substring(${belegnummer} from '[0-9]+$')::bigint)
    from ${salesDocuments} where ${belegnummer} ~ ${`^${printed}-[0-9]{1,9}$`})`;
  const number = await nextAfter(`beleg.${counter}`, highest, db);
  return `${printed}-${String(number).padStart(5, '0')}`;
}

/**
 * Day of the last number given out in the range from which a document will get its own; null where it has one, or is
 * the first.
 */
export async function lastNumberedDay(
  {
    belegart,
    belegdatum,
    belegnummer: own,
  }: Pick<DocumentRow, 'belegart' | 'belegdatum' | 'belegnummer'>,
  db: Executor,
): Promise<string | null> {
  const year = belegdatum.slice(0, 4);
  if (own !== null) return null;
  const { belegart: type, belegdatum: day, belegnummer } = salesDocuments;
  const [row] = await db
    .select({ day: max(day) })
    .from(salesDocuments)
    .where(
      and(
        eq(type, belegart),
        isNotNull(belegnummer),
        gte(day, `${year}-01-01`),
        lte(day, `${year}-12-31`),
      ),
    );
  return row?.day ?? null;
}
