import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addTexts } from '../ui/texts';
import type { Language } from './languages';
import { rememberedLanguage, rememberLanguage } from './remembered-language';

const fallback: Language = 'en';

/**
 * Sets the remembered language (German at first) at once, so that calls can be made in it, and resolves when the
 * texts of the shell and of lists are there. Await it before rendering.
 */
export function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const language = rememberedLanguage();
  void i18next.use(initReactI18next).init({
    lng: language,
    // Without a backend there is nothing to wait for.
    initAsync: false,
    resources: {},
    fallbackLng: fallback,
    supportedLngs: ['de', 'en', 'fr'],
    defaultNS: 'app',
    interpolation: { escapeValue: false },
    // A page never gives way to a fallback while texts load: it would lose what was typed into it.
    react: { useSuspense: false },
  });
  return addTexts(language, 'first');
}

/** Loads all texts, those that stand in for missing ones too. */
export async function loadFallbackTexts(): Promise<void> {
  await Promise.all([i18next.language as Language, fallback].flatMap(allTexts));
}

/** The language that was chosen last: the texts of an earlier choice may come later. */
let chosen: Language | undefined;

/** Switches in place: texts are loaded first, then every mounted text changes and nothing is mounted anew. */
export async function switchLanguage(language: Language): Promise<void> {
  chosen = language;
  await Promise.all(allTexts(language));
  if (chosen !== language) return;
  await i18next.changeLanguage(language);
  rememberLanguage(language);
}

function allTexts(language: Language): Promise<void>[] {
  return [addTexts(language, 'first'), addTexts(language, 'more')];
}
