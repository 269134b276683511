import { readFileSync } from 'node:fs';
import { languages, type Language } from '../../http/texts/language';

type Texts = Readonly<Record<string, string>>;

const texts = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(`../../../locales/${language}/parameters.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Texts];
  }),
) as Record<Language, Texts>;

interface Named {
  name?: unknown;
  bezeichnung?: unknown;
}

/** Adds to each parameter a description of what it decides; of an unknown one, its name. */
export function nameParameters(rows: readonly Named[], _: unknown, language: Language): void {
  for (const row of rows) row.bezeichnung = texts[language][String(row.name)] ?? row.name;
}
