import type { LegalNote } from '../print/document/printed-document';
import type { Taxation } from '../rules/document-taxation';

/** VAT category (UNTDID 5305) with its reason where no tax is charged (VATEX). */
export interface TaxCategory {
  code: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G';
  /** BT-121. */
  reasonCode?: string;
  /** Text of the law under `printed:notes`, for BT-120. */
  note?: LegalNote;
}

const exempt: Readonly<Partial<Record<Taxation, TaxCategory>>> = {
  INNERGEMEINSCHAFTLICH: { code: 'K', reasonCode: 'VATEX-EU-IC', note: 'intraCommunity' },
  REVERSE_CHARGE: { code: 'AE', reasonCode: 'VATEX-EU-AE', note: 'reverseCharge' },
  AUSFUHR: { code: 'G', reasonCode: 'VATEX-EU-G', note: 'export' },
};

/** VAT category of a rate under a document's taxation; a small business is exempt (§19 UStG). */
export function taxCategory(
  besteuerung: Taxation,
  steuersatz: number,
  notes: readonly LegalNote[],
): TaxCategory {
  if (steuersatz > 0) return { code: 'S' };
  if (notes.includes('smallBusiness')) return { code: 'E', note: 'smallBusiness' };
  return exempt[besteuerung] ?? { code: 'Z' };
}
