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

/** Says of each parameter what it decides; of one that nothing is known of, its name. */
export function nameParameters(rows: readonly Named[], _: unknown, language: Language): void {
  for (const row of rows) row.bezeichnung = texts[language][String(row.name)] ?? row.name;
}
