import { accepted, type BodyKind } from './body-kind';

/** Returns the headers that need nothing but the page's language; see `defaultHeaders`. */
export function baseHeaders(kind: BodyKind, language: string): Record<string, string> {
  return {
    Accept: accepted[kind],
    'Accept-Language': language,
    'X-Requested-With': 'XMLHttpRequest',
  };
}
