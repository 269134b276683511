/** Without case, accents and umlaut dots: «osterr» finds «Österreich». */
export function unaccent(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase().trim();
}
