/** Writes a count with its noun: «3 Ansprechpartner». The language decides which numbers take the singular. */
export function counted(
  count: number,
  { one, other }: { one: string; other: string },
  language: string,
): string {
  const name = new Intl.PluralRules(language).select(count) === 'one' ? one : other;
  return `${new Intl.NumberFormat(language).format(count)} ${name}`;
}
