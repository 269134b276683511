import { codeForms } from '../../../../schemas/rules/code-forms';
import { findCode } from '../../../engine/views/blocks/scan/find-code';
import type { VanPart } from './material-queries';

const products = {
  name: 'product',
  schema: 'Product',
  list: '/stammdaten/artikel',
  by: ['ean', 'artikelnummer'],
} as const;

/** Parts of a van that a scanned code means: by their number, which needs no network, else by the bar code of the product. */
export async function findVanParts(
  code: string,
  parts: readonly VanPart[],
): Promise<readonly VanPart[]> {
  const forms = new Set(codeForms(code).map((form) => form.toLowerCase()));
  const known = parts.filter(({ artikelNummer }) => forms.has(String(artikelNummer).toLowerCase()));
  if (known.length > 0) return known;
  const hits = await findCode(code, [products]);
  const ids = new Set(hits.map(({ record }) => Number(record.id)));
  return parts.filter(({ artikelId }) => ids.has(Number(artikelId)));
}

/** Parts whose name or number has every word of a term. */
export function searchedVanParts(parts: readonly VanPart[], term: string): readonly VanPart[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return parts;
  return parts.filter(({ artikelNummer, artikelbezeichnung }) => {
    const text = `${String(artikelNummer)} ${String(artikelbezeichnung)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
