const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
};

/** Without case, accents and umlaut dots, as the server's `kontor_fold`: «osterr» finds «Österreich». */
export function unaccent(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðı]/g, (letter) => letters[letter] ?? letter)
    .trim();
}

/**
 * Where a text holds what somebody typed: the place of its first letter, or −1. «ü», «ue» and «u» are the same, on
 * either side, as in the server's searches.
 */
export function searcher(typed: string): (text: string) => number {
  const wanted = unaccent(typed);
  if (!/[aou]/.test(wanted)) return (text) => unaccent(text).indexOf(wanted);
  const pattern = foldedPattern(wanted);
  return (text) => unaccent(text).search(pattern);
}

/** Finds what somebody typed, folded, in folded texts. */
export function foldedPattern(wanted: string, flags?: string): RegExp {
  const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(literal.replace(/([aou])e?/g, '$1e?'), flags);
}
