import { codeForms } from '../../../../schemas/rules/code-forms';
import { foldText } from '../../../../schemas/rules/fold-text';
import type { VanPart } from './material-queries';

/**
 * Finds the parts of a van that a scanned code means: by their number or bar code. No server is asked: it knows
 * products by the same two, and only what lies in the van can be taken.
 */
export function findVanParts(code: string, parts: readonly VanPart[]): readonly VanPart[] {
  const forms = new Set(codeForms(code).map((form) => form.toLowerCase()));
  return parts.filter(({ artikelNummer, ean }) =>
    [artikelNummer, ean].some((one) => one != null && forms.has(one.toLowerCase())),
  );
}

/** Returns what is left of parts, without those that were taken but not reported yet. */
export function leftParts(
  parts: readonly VanPart[],
  taken: readonly { artikelId: number; menge: number }[],
): readonly VanPart[] {
  if (taken.length === 0) return parts;
  return parts
    .map((part) => {
      const gone = taken
        .filter(({ artikelId }) => artikelId === part.artikelId)
        .reduce((sum, { menge }) => sum + menge, 0);
      return gone === 0 ? part : { ...part, verfuegbar: Number(part.verfuegbar) - gone };
    })
    .filter(({ verfuegbar }) => Number(verfuegbar) > 0);
}

/** Returns the parts whose name or number has every word of a term. */
export function searchedVanParts(parts: readonly VanPart[], term: string): readonly VanPart[] {
  const words = foldText(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return parts;
  return parts.filter(({ artikelNummer, artikelbezeichnung }) => {
    const text = foldText(`${String(artikelNummer)} ${String(artikelbezeichnung)}`);
    return words.every((word) => text.includes(word));
  });
}
