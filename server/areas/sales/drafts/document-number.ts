import { sql } from 'drizzle-orm';
import { documentTypes } from '../../../../schemas/rules/document-types';
import type { Executor } from '../../../db/database';
import { salesDocuments } from '../../../db/generated/sales';
import { nextAfter } from '../../../resources/changes/number-range';

/**
 * The next number of a type of document in the year of a day (YYYY-MM-DD): `RE26-00017`. Each type and year
 * counts for itself, after the highest number that is there. Without gaps, see `nextNumber`: ask for it last
 * before the number is written.
 */
export async function nextDocumentNumber(
  belegart: string,
  day: string,
  db: Executor,
): Promise<string> {
  const type = documentTypes[belegart];
  if (!type) throw new Error(`There is no type of document «${belegart}»`);
  const range = `${type.prefix}${day.slice(2, 4)}`;
  const { belegnummer } = salesDocuments;
  const highest = sql`(select max(substring(${belegnummer} from '[0-9]+$')::bigint)
    from ${salesDocuments} where ${belegnummer} ~ ${`^${range}-[0-9]{1,9}$`})`;
  const number = await nextAfter(`beleg.${range}`, highest, db);
  return `${range}-${String(number).padStart(5, '0')}`;
}
