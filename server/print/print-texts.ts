import { readFileSync } from 'node:fs';
import type { PrintLanguage } from '../../schemas/print/document/printed-document';
import type { PrintTexts } from '../../schemas/print/translate';

/** Reads the texts of printed documents in a language. */
export function readPrintTexts(language: PrintLanguage): PrintTexts {
  const file = new URL(`../../locales/${language}/printed.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as PrintTexts;
}
