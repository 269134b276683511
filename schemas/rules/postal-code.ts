const patterns: ReadonlyMap<string, RegExp> = new Map([
  ['DE', /^\d{5}$/],
  ['FR', /^\d{5}$/],
  ['AT', /^\d{4}$/],
  ['CH', /^\d{4}$/],
]);

/**
 * Tells whether a postal code has the form of its country (3-decisions 3.5); for other countries up to 10 characters.
 */
export function isPostalCode(plz: string, lkz: string | null | undefined): boolean {
  const pattern = patterns.get(lkz ?? '');
  return pattern ? pattern.test(plz) : plz.trim() !== '' && plz.length <= 10;
}
