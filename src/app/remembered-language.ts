import { isLanguage, type Language } from './languages';

const storageKey = 'kontor.language';

/** Returns the language chosen on this device, German at first. */
export function rememberedLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return isLanguage(stored) ? stored : 'de';
}

export function rememberLanguage(language: Language): void {
  globalThis.localStorage?.setItem(storageKey, language);
}
