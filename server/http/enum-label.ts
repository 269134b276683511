import { readFileSync } from 'node:fs';
import { languages, type Language } from './language';

type Labels = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

const labels = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(`../../locales/${language}/enums.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Labels];
  }),
) as Record<Language, Labels>;

/** The values of a schema's field and what they are called (`enums.json`), in the order of the values. */
export function enumLabels(
  language: Language,
  schema: string,
  field: string,
): readonly [value: string, label: string][] {
  return Object.entries(labels[language][schema]?.[field] ?? {}).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
}
