/** So many of something in words: «3 Ansprechpartner». Which number takes the singular is the language's business. */
export function counted(
  count: number,
  { one, other }: { one: string; other: string },
  language: string,
): string {
  const name = new Intl.PluralRules(language).select(count) === 'one' ? one : other;
  return `${new Intl.NumberFormat(language).format(count)} ${name}`;
}
