import { readFileSync } from 'node:fs';

export type Language = 'de' | 'en' | 'fr';

/** A text as the page shows it: `screens:addresses.title`. Throws when there is none. */
export function text(key: string, language: Language = 'de'): string {
  const [namespace = '', path = ''] = key.split(':');
  const file = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')) as unknown;
  const found = path
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], file);
  if (typeof found !== 'string') throw new Error(`no text «${key}» in ${language}`);
  return found;
}
