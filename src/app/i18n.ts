import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language } from './languages';

const storageKey = 'kontor.language';

type Loader = () => Promise<{ default: Record<string, unknown> }>;
const files = import.meta.glob<Awaited<ReturnType<Loader>>>('/locales/*/*.json');

/** What the login page needs; the rest comes with the shell. */
const firstNamespaces = ['app', 'ui'];

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    const load = files[`/locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`no file locales/${language}/${namespace}.json`), false);
    load().then(
      (module) => done(null, module.default),
      (error: unknown) => done(error as Error, true),
    );
  },
};

/** Loads the remembered language (German at first) and binds it to React. Await it before rendering. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: rememberedLanguage(),
      fallbackLng: 'en',
      supportedLngs: ['de', 'en', 'fr'],
      ns: firstNamespaces,
      defaultNS: 'app',
      interpolation: { escapeValue: false },
      // A page never gives way to a fallback while texts load: it would lose what was typed into it.
      react: { useSuspense: false },
    });
}

/** Loads every other namespace in the current language. */
export async function loadAllTexts(): Promise<void> {
  const names = Object.keys(files).map((file) => file.replace(/^.*\/(.+)\.json$/, '$1'));
  await i18next.loadNamespaces([...new Set(names)]);
}

/** Switches in place: texts are loaded first, then every mounted text changes and nothing is mounted anew. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  globalThis.localStorage?.setItem(storageKey, language);
}

function rememberedLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return isLanguage(stored) ? stored : 'de';
}
