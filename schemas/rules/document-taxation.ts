import type { components } from '../generated/api';
import { isVatId } from './vat-id';

export type Taxation = components['schemas']['SalesDocument']['besteuerung'] & string;

/** Member states of the EU, by the codes that addresses bear. */
const members = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Whether a country belongs to the EU's common system of VAT. */
export function isMember(lkz: string): boolean {
  return members.has(lkz);
}

interface Sale {
  /** Where the company is. */
  home: string;
  /** Where the customer is; null is at home. */
  lkz: string | null;
  ustId: string | null;
  /** The company taxes sales to consumers in other member states where they are (§3c UStG, one-stop shop). */
  isDistanceSeller: boolean;
}

/**
 * How a sale is taxed as far as country and VAT id tell: at home; into another member state free of tax
 * for who has a valid VAT id of another country (§6a UStG), else as at home, or there for a distance seller
 * (§3c); everything else is an export (§6). Reverse charge (§13b) depends on what is sold: somebody says so.
 */
export function taxationOf({ home, lkz, ustId, isDistanceSeller }: Sale): Taxation {
  if (lkz === null || lkz === home) return 'INLAND';
  if (!isMember(lkz) || !isMember(home)) return 'AUSFUHR';
  const hasForeignId = ustId !== null && isVatId(ustId) && !ustId.startsWith(home);
  if (hasForeignId) return 'INNERGEMEINSCHAFTLICH';
  return isDistanceSeller ? 'FERNVERKAUF' : 'INLAND';
}

/** Whose rates a document's lines have; undefined where no tax is charged. */
export function taxingCountry(
  besteuerung: Taxation,
  { home, lkz }: Pick<Sale, 'home' | 'lkz'>,
): string | undefined {
  if (besteuerung === 'INLAND') return home;
  return besteuerung === 'FERNVERKAUF' ? (lkz ?? home) : undefined;
}
