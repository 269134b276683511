/** Writes a compact IBAN in groups of four (3-decisions 3.5): «DE02 1203 0000 0000 2020 51». */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
