import { isLanguage, type Language } from './languages';

const storageKey = 'kontor.language';

/** The language that was chosen last on this device, German at first. */
export function rememberedLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return isLanguage(stored) ? stored : 'de';
}

/** Remembers it for the next start. */
export function rememberLanguage(language: Language): void {
  globalThis.localStorage?.setItem(storageKey, language);
}
