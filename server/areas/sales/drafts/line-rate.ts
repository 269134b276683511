import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { taxingCountry, type Taxation } from '../../../../schemas/rules/document-taxation';
import type { Executor } from '../../../db/database';
import { readCompany, type Company } from '../company';
import type { DocumentRow } from '../document-row';

type Taxed = Pick<DocumentRow, 'besteuerung' | 'lkz' | 'belegdatum'>;

/**
 * Rate of a tax class, in percent, on a document: 0 where no tax is charged, null where the country that taxes it has
 * no rates here, so that nobody books it with the wrong ones.
 */
export function lineRateSql(
  taxClass: number | AnyColumn,
  document: Taxed,
  { home }: Pick<Company, 'home'>,
): SQL<number | null> {
  const { lkz, belegdatum } = document;
  const country = taxingCountry(document.besteuerung as Taxation, { home, lkz });
  if (country === undefined) return sql`0`;
  return sql`case when exists (select from tax_rates where lkz = ${country})
    then kontor_tax_rate(${taxClass}, ${country}, ${belegdatum}::date) end`;
}

/** Reads the rate of {@link lineRateSql}. */
export async function lineRate(
  taxClass: number,
  document: Taxed,
  db: Executor,
): Promise<number | null> {
  const rate = lineRateSql(taxClass, document, await readCompany(db));
  const { rows } = await db.execute<{ rate: string | null }>(sql`select ${rate} as rate`);
  return rows[0]?.rate == null ? null : Number(rows[0].rate);
}
