import { readFileSync } from 'node:fs';
import { languages, type Language } from './language';

type Labels = Readonly<Record<string, { one: string; other: string }>>;

const labels = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(`../../locales/${language}/entities.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Labels];
  }),
) as Record<Language, Labels>;

/** So many records of a schema in words (`entities.json`): «3 Ansprechpartner»; as others of a schema without a name. */
export function countedRecords(language: Language, schema: string, count: number): string {
  const label = labels[language][schema] ?? labels[language].others;
  const number = new Intl.NumberFormat(language).format(count);
  return `${number} ${(count === 1 ? label?.one : label?.other) ?? schema}`;
}
