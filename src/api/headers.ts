import i18next from 'i18next';

/** Headers of every call (specification 1 §7). Texts come in the page's language. */
export function defaultHeaders(): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': i18next.resolvedLanguage ?? 'de',
    'X-Requested-With': 'XMLHttpRequest',
  };
}
