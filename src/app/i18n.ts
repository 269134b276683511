import i18next, { type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readMoreTexts } from '../ui/more-texts';
import { isLanguage, type Language } from './languages';

const storageKey = 'kontor.language';
const fallback: Language = 'en';

const load = {
  de: () => import('./texts/de'),
  en: () => import('./texts/en'),
  fr: () => import('./texts/fr'),
} as const;

const loadMore = {
  de: () => import('./texts/more-de'),
  en: () => import('./texts/more-en'),
  fr: () => import('./texts/more-fr'),
} as const;

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
  readMoreTexts(() => add(loadMore, i18next.language as Language));
  return add(load, language);
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
  globalThis.localStorage?.setItem(storageKey, language);
}

function allTexts(language: Language): Promise<void>[] {
  return [add(load, language), add(loadMore, language)];
}

type Load = () => Promise<{ texts: Record<string, ResourceKey> }>;

/** Texts that were added or are on their way: every part that is loaded later asks for them. */
const added = new Map<Load, Promise<void>>();

function add(from: Record<Language, Load>, language: Language): Promise<void> {
  const load = from[language];
  const known = added.get(load);
  if (known) return known;
  const adding = addNow(load, language);
  added.set(load, adding);
  adding.catch(() => added.delete(load));
  return adding;
}

async function addNow(load: Load, language: Language): Promise<void> {
  const { texts } = await load();
  for (const [path, ofFile] of Object.entries(texts)) {
    const namespace = path.replace(/^.*\/(.+)\.json$/, '$1');
    // What stands there already, e.g. another registry's own labels, stays.
    i18next.addResourceBundle(language, namespace, ofFile, true, false);
  }
}

function rememberedLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return isLanguage(stored) ? stored : 'de';
}
