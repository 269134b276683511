import { isLanguage, type Language } from './languages';

const storageKey = 'kontor.language';

/** Returns the language chosen on this device; before that the first of the browser's that there is, else German. */
export function rememberedLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(storageKey);
  if (isLanguage(stored)) return stored;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'de';
}

export function rememberLanguage(language: Language): void {
  globalThis.localStorage?.setItem(storageKey, language);
}
