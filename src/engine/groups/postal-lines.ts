export interface PostalParts {
  street?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  /** Name of the country in the reader's language. */
  country?: string | undefined;
  /** Code of the country, ISO 3166-1 alpha-2. */
  countryCode?: unknown;
}

/** Countries in which the city stands before its code (Universal Postal Union, addressing systems). */
const cityFirst = new Set(['AU', 'CA', 'GB', 'IE', 'NZ', 'US']);

/** Returns the lines of an address, none of them empty. */
export function postalLines(parts: PostalParts): string[] {
  const { street, postalCode, city, country, countryCode } = parts;
  const place = cityFirst.has(String(countryCode)) ? [city, postalCode] : [postalCode, city];
  return [street, place.filter(Boolean).join(' '), country].filter(
    (line): line is string => line !== undefined && line !== '',
  );
}
