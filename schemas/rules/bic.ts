import { isCountry } from './country';

/** Tells whether a text is a bank code of 8 or 11 characters with a real country (ISO 9362); XK is Kosovo's. */
export function isBic(text: string): boolean {
  if (!/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text)) return false;
  const country = text.slice(4, 6);
  return country === 'XK' || isCountry(country);
}
