export interface PostalParts {
  street?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  /** In the reader's language. */
  country?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  countryCode?: unknown;
}

/** Where the city stands before its code (Universal Postal Union, addressing systems). */
const cityFirst = new Set(['AU', 'CA', 'GB', 'IE', 'NZ', 'US']);

/** The lines of an address, none of them empty. */
export function postalLines(parts: PostalParts): string[] {
  const { street, postalCode, city, country, countryCode } = parts;
  const place = cityFirst.has(String(countryCode)) ? [city, postalCode] : [postalCode, city];
  return [street, place.filter(Boolean).join(' '), country].filter(
    (line): line is string => line !== undefined && line !== '',
  );
}
