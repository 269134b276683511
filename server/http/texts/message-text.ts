import { readFileSync } from 'node:fs';
import { languages, type Language } from './language';

type Texts = Readonly<Record<string, string>>;

const texts = Object.fromEntries(
  languages.map((language) => [language, readTexts(language)]),
) as Record<Language, Texts>;

function readTexts(language: Language): Texts {
  const file = new URL(`../../../locales/${language}/messages.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

interface Message {
  code: string;
  parameters?: readonly string[];
}

/** Text of a message in a language, with its parameters `{{0}}`, `{{1}}` … filled in. */
export function messageText(language: Language, { code, parameters = [] }: Message): string {
  const text = texts[language][code] ?? code;
  return text.replace(/\{\{(\d+)\}\}/g, (_, index: string) => parameters[Number(index)] ?? '');
}
