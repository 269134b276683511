import { like } from 'drizzle-orm';
import { isCountry, normalizeCountry } from '../../schemas/rules/country';
import type { Executor } from '../db/database';
import { systemParameters } from '../db/generated/base';

/** Parameters `FIRMA.…` with the company's name, address and bank details, which are printed on every letter. */
export const companyParameters = [
  'NAME',
  'STRASSE',
  'PLZ',
  'ORT',
  'LKZ',
  'TELEFON',
  'EMAIL',
  'PEPPOLID',
  'WEBSEITE',
  'USTID',
  'STEUERNR',
  'IBAN',
  'BIC',
  'BANK',
  'GLAEUBIGERID',
  'HANDELSREGISTER',
  'GESCHAEFTSFUEHRER',
] as const;

export type CompanyParameter = (typeof companyParameters)[number];

/** Parameter of the image that letters begin with. */
export const COMPANY_LOGO = 'FIRMA.LOGO';

/** Company as its parameters describe it. */
export interface LetterCompany {
  /** Values; null where none is set. */
  values: Readonly<Record<CompanyParameter, string | null>>;
  /** Ids of the parameters, to link to them. */
  ids: Readonly<Record<CompanyParameter, number | null>>;
  /** Id of the image that letters begin with. */
  logo: number | null;
  home: string;
}

export async function readLetterCompany(db: Executor): Promise<LetterCompany> {
  const { id, name, wert, bild } = systemParameters;
  const rows = await db
    .select({ id, name, wert, bild })
    .from(systemParameters)
    .where(like(name, 'FIRMA.%'));
  const found = new Map(rows.map((row) => [row.name, row]));
  const each = <Value>(value: (row: (typeof rows)[number] | undefined) => Value) =>
    Object.fromEntries(
      companyParameters.map((key) => [key, value(found.get(`FIRMA.${key}`))]),
    ) as Record<CompanyParameter, Value>;
  const values = each((row) => row?.wert?.trim() || null);
  const home = normalizeCountry(values.LKZ ?? '');
  return {
    values,
    ids: each((row) => row?.id ?? null),
    logo: found.get(COMPANY_LOGO)?.bild ?? null,
    home: isCountry(home) ? home : 'DE',
  };
}
