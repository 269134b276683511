import { eq, inArray } from 'drizzle-orm';
import { isEInvoiceFormat, type EInvoiceFormat } from '../../../schemas/e-invoice/formats';
import { taxationOf, type Taxation } from '../../../schemas/rules/document-taxation';
import type { Executor } from '../../db/database';
import { systemParameters } from '../../db/generated/base';
import { shippedParameters } from '../../data/shipped-parameters';
import {
  COMPANY_LOGO,
  companyParameters,
  readLetterCompany,
  type LetterCompany,
} from '../../print/letter-company';

const FOREIGN_SALES = 'VERKAUF.FERNVERKAUF';
const APPROVAL = 'VERKAUF.FREIGABE_NOETIG';
const SMALL_BUSINESS = 'FIRMA.KLEINUNTERNEHMER';
const E_INVOICE = 'VERKAUF.ERECHNUNG';
const TOLERANCE = 'FINANZEN.TOLERANZ';
const NEGATIVE_STOCK = 'LAGER.NEGATIVBESTAND';

/** Parameters that sales documents use, with their initial values. */
export const salesParameters = shippedParameters([
  ...companyParameters.map((name) => ({
    name: `FIRMA.${name}`,
    typ: name === 'WEBSEITE' ? ('ADRESSE' as const) : ('TEXT' as const),
    wert: name === 'LKZ' ? 'DE' : null,
  })),
  { name: COMPANY_LOGO, typ: 'BILD', wert: null },
  { name: FOREIGN_SALES, typ: 'JANEIN', wert: 'N' },
  { name: SMALL_BUSINESS, typ: 'JANEIN', wert: 'N' },
  { name: E_INVOICE, typ: 'ERECHNUNG', wert: 'ZUGFERD' },
  { name: APPROVAL, typ: 'JANEIN', wert: 'N' },
  { name: TOLERANCE, typ: 'BETRAG', wert: '0.05' },
]);

/** Company as its parameters describe it, and how it sells. */
export interface Company extends LetterCompany {
  isDistanceSeller: boolean;
  needsApproval: boolean;
  /** True if it charges no VAT (§19 UStG). */
  isSmallBusiness: boolean;
  /** Format of e-invoices for business customers at home; null for none. */
  eInvoiceFormat: EInvoiceFormat | null;
  /** True if booking may take more than is available. */
  allowsNegativeStock: boolean;
}

export async function readCompany(db: Executor): Promise<Company> {
  const { name, wert } = systemParameters;
  const rows = await db
    .select({ name, wert })
    .from(systemParameters)
    .where(inArray(name, [FOREIGN_SALES, APPROVAL, NEGATIVE_STOCK, SMALL_BUSINESS, E_INVOICE]));
  const found = new Map(rows.map((row) => [row.name, row.wert]));
  const format = found.get(E_INVOICE) ?? '';
  return {
    ...(await readLetterCompany(db)),
    isDistanceSeller: found.get(FOREIGN_SALES) === 'J',
    needsApproval: found.get(APPROVAL) === 'J',
    isSmallBusiness: found.get(SMALL_BUSINESS) === 'J',
    eInvoiceFormat: isEInvoiceFormat(format) ? format : null,
    allowsNegativeStock: found.get(NEGATIVE_STOCK) !== 'N',
  };
}

/** Reads the difference up to which two amounts of one currency count as equal (parameter FINANZEN.TOLERANZ). */
export async function readTolerance(db: Executor): Promise<number> {
  const [row] = await db
    .select({ wert: systemParameters.wert })
    .from(systemParameters)
    .where(eq(systemParameters.name, TOLERANCE));
  return Number(row?.wert ?? 0);
}

/** Taxation of a sale to a customer's country. */
export function taxationFor(
  { home, isDistanceSeller }: Company,
  { lkz, ustId }: { lkz: string | null; ustId: string | null },
): Taxation {
  return taxationOf({ home, isDistanceSeller, lkz, ustId });
}
