import { foldText } from '../../../schemas/rules/fold-text';

/** Folds a text as every search does, without blanks around it: «osterr» finds «Österreich». */
export function unaccent(text: string): string {
  return foldText(text).trim();
}

/** Reduces a label or a heading to its letters and figures: «Kunden-Nr. *» is meant by «Kundennr». */
export function headingKey(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns a function that finds what somebody typed in a text: the place of its first letter, or −1. «ü», «ue» and «u»
 * are the same, on either side, as in the server's searches.
 */
export function searcher(typed: string): (text: string) => number {
  const wanted = unaccent(typed);
  if (!/[aou]/.test(wanted)) return (text) => unaccent(text).indexOf(wanted);
  const pattern = foldedPattern(wanted);
  return (text) => unaccent(text).search(pattern);
}

/** Makes a pattern that finds what somebody typed, folded, in folded texts. */
export function foldedPattern(wanted: string, flags?: string): RegExp {
  const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(literal.replace(/([aou])e?/g, '$1e?'), flags);
}
