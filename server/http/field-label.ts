import { readFileSync } from 'node:fs';
import { languages, type Language } from './language';

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

const labels = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(`../../locales/${language}/fields.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Labels];
  }),
) as Record<Language, Labels>;

/** What a schema's field is called (`fields.json`); its name when it has no label. */
export function fieldLabel(language: Language, schema: string, field: string): string {
  return labels[language][schema]?.[field] ?? field;
}
