import { and, eq, gte, isNotNull, lte, max, sql } from 'drizzle-orm';
import { numberRange } from '../../../../schemas/rules/document-number';
import { documentTypes, isInvoice } from '../../../../schemas/rules/document-types';
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
 * Gives a stored document its number, unless its booking does, and the deal that it is of, whose row is locked by it and in
 * the order of docs/derived-sums.md comes after counters. Once all else is stored: the counter's row is locked from here on.
 */
export async function numberStored(
  { id, belegart, belegdatum }: Pick<DocumentRow, 'id' | 'belegart' | 'belegdatum'>,
  dealId: number | null,
  db: Executor,
): Promise<DocumentRow> {
  const belegnummer = isInvoice(belegart)
    ? null
    : await nextDocumentNumber(belegart, belegdatum, db);
  const [numbered] = await db
    .update(salesDocuments)
    .set({ belegnummer, dealId })
    .where(eq(salesDocuments.id, id))
    .returning();
  if (!numbered) throw new Error(`Document ${id} is gone`);
  return numbered;
}

/**
 * The day of the last number that was given out of the range that a document will get its own of; null where it has
 * one, or is the first.
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
