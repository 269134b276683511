import { inArray, like, or } from 'drizzle-orm';
import { isCountry, normalizeCountry } from '../../../schemas/rules/country';
import { taxationOf, type Taxation } from '../../../schemas/rules/document-taxation';
import type { Executor } from '../../db/database';
import { systemParameters } from '../../db/generated/base';
import { shippedParameters } from '../../accounts/shipped-parameters';

/** What the company is called, where it is and how it is paid; printed on every document. */
const companyParameters = [
  'NAME',
  'STRASSE',
  'PLZ',
  'ORT',
  'LKZ',
  'TELEFON',
  'EMAIL',
  'WEBSEITE',
  'USTID',
  'STEUERNR',
  'IBAN',
  'BIC',
  'BANK',
  'HANDELSREGISTER',
  'GESCHAEFTSFUEHRER',
] as const;

export type CompanyParameter = (typeof companyParameters)[number];

const LOGO = 'FIRMA.LOGO';
const FOREIGN_SALES = 'VERKAUF.FERNVERKAUF';
const APPROVAL = 'VERKAUF.FREIGABE_NOETIG';
const NEGATIVE_STOCK = 'LAGER.NEGATIVBESTAND';

/** The parameters that sales documents ask, with what they start with. */
export const salesParameters = shippedParameters([
  ...companyParameters.map((name) => ({
    name: `FIRMA.${name}`,
    typ: name === 'WEBSEITE' ? ('ADRESSE' as const) : ('TEXT' as const),
    wert: name === 'LKZ' ? 'DE' : null,
  })),
  { name: LOGO, typ: 'BILD', wert: null },
  { name: FOREIGN_SALES, typ: 'JANEIN', wert: 'N' },
  { name: APPROVAL, typ: 'JANEIN', wert: 'N' },
]);

/** The company as its parameters say. */
export interface Company {
  /** Null where nobody has said it. */
  values: Readonly<Record<CompanyParameter, string | null>>;
  /** Ids of the parameters, so that one can go there. */
  ids: Readonly<Record<CompanyParameter, number | null>>;
  /** Id of the image that letters begin with. */
  logo: number | null;
  home: string;
  isDistanceSeller: boolean;
  needsApproval: boolean;
  /** Booking may take more than is available. */
  allowsNegativeStock: boolean;
}

export async function readCompany(db: Executor): Promise<Company> {
  const { id, name, wert, bild } = systemParameters;
  const rows = await db
    .select({ id, name, wert, bild })
    .from(systemParameters)
    .where(or(like(name, 'FIRMA.%'), inArray(name, [FOREIGN_SALES, APPROVAL, NEGATIVE_STOCK])));
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
    logo: found.get(LOGO)?.bild ?? null,
    home: isCountry(home) ? home : 'DE',
    isDistanceSeller: found.get(FOREIGN_SALES)?.wert === 'J',
    needsApproval: found.get(APPROVAL)?.wert === 'J',
    allowsNegativeStock: found.get(NEGATIVE_STOCK)?.wert !== 'N',
  };
}

/** How a sale to somebody there is taxed. */
export function taxationFor(
  { home, isDistanceSeller }: Company,
  { lkz, ustId }: { lkz: string | null; ustId: string | null },
): Taxation {
  return taxationOf({ home, isDistanceSeller, lkz, ustId });
}
