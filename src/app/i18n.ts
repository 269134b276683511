import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addTexts } from '../ui/texts';
import type { Language } from './languages';
import { rememberedLanguage, rememberLanguage } from './remembered-language';

const fallback: Language = 'en';

/** Starts the texts. Await it before rendering: calls need the language; shell and lists need their texts. */
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
    // A fallback would replace the page while texts load: it would lose what was typed.
    react: { useSuspense: false },
  });
  return addTexts(language, 'first');
}

/** Loads the texts that stand in for missing ones, too. */
export async function loadFallbackTexts(): Promise<void> {
  await Promise.all([i18next.language as Language, fallback].flatMap(allTexts));
}

/** Language chosen last: texts of an earlier choice may arrive later. */
let chosen: Language | undefined;

/** Switches the language once its texts are loaded; mounted texts then change in place and nothing is mounted anew. */
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
