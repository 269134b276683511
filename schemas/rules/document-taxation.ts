import type { components } from '../generated/api';
import { isVatId } from './vat-id';

export type Taxation = components['schemas']['SalesDocument']['besteuerung'] & string;

/** Member states of the EU, by the codes that addresses use. */
const members = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Tells whether a country belongs to the EU's common system of VAT. */
export function isMember(lkz: string): boolean {
  return members.has(lkz);
}

interface Sale {
  /** Country of the company. */
  home: string;
  /** Country of the customer; null is the home country. */
  lkz: string | null;
  ustId: string | null;
  /** True if the company taxes sales to consumers in other member states there (§3c UStG, one-stop shop). */
  isDistanceSeller: boolean;
}

/**
 * Derives the taxation of a sale from country and VAT id: domestic at home; into another member state tax-free for a
 * valid VAT id of another country (§6a UStG), else domestic, or taxed there for a distance seller (§3c); everything
 * else is an export (§6). Reverse charge (§13b) depends on what is sold: people choose it.
 */
export function taxationOf({ home, lkz, ustId, isDistanceSeller }: Sale): Taxation {
  if (lkz === null || lkz === home) return 'INLAND';
  if (!isMember(lkz) || !isMember(home)) return 'AUSFUHR';
  const hasForeignId = ustId !== null && isVatId(ustId) && !ustId.startsWith(home);
  if (hasForeignId) return 'INNERGEMEINSCHAFTLICH';
  return isDistanceSeller ? 'FERNVERKAUF' : 'INLAND';
}

/** Country whose rates apply to a document's lines; undefined where no tax is charged. */
export function taxingCountry(
  besteuerung: Taxation,
  { home, lkz }: Pick<Sale, 'home' | 'lkz'>,
): string | undefined {
  if (besteuerung === 'INLAND') return home;
  return besteuerung === 'FERNVERKAUF' ? (lkz ?? home) : undefined;
}
