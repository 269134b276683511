import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLanguage, type Language } from './languages';

const storageKey = 'kontor.language';
const fallback: Language = 'en';

interface TextFile {
  default: Record<string, unknown>;
}
const files = import.meta.glob<TextFile>('/locales/*/*.json');
const namespaces = [
  ...new Set(Object.keys(files).map((file) => file.replace(/^.*\/(.+)\.json$/, '$1'))),
];

/** What the login page needs; the rest comes with the shell. */
const firstNamespaces = ['app', 'ui'];

/** Language that is shown or about to be. */
let wanted = rememberedLanguage();

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    // The fallback is for texts that a language lacks, which no checked build has: it comes later.
    if (language === fallback && language !== wanted) return done(null, {});
    read(language, namespace).then(
      (texts) => done(null, texts),
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
      lng: wanted,
      fallbackLng: fallback,
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
  await i18next.loadNamespaces(namespaces);
}

/** Loads the texts that stand in for missing ones. */
export async function loadFallbackTexts(): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) =>
      i18next.addResourceBundle(fallback, namespace, await read(fallback, namespace)),
    ),
  );
}

/** Switches in place: texts are loaded first, then every mounted text changes and nothing is mounted anew. */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language;
  if (language === fallback) await loadFallbackTexts();
  await i18next.changeLanguage(language);
  globalThis.localStorage?.setItem(storageKey, language);
}

async function read(language: string, namespace: string): Promise<TextFile['default']> {
  const path = `/locales/${language}/${namespace}.json`;
  const load = files[path];
  if (!load) throw new Error(`texts: ${path} does not exist, add it`);
  return (await load()).default;
}

function rememberedLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return isLanguage(stored) ? stored : 'de';
}
