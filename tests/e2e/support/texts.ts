import { readFileSync } from 'node:fs';

export type Language = 'de' | 'en' | 'fr';

/** A text as the page shows it: `screens:addresses.title`. Throws when there is none. */
export function text(key: string, language: Language = 'de'): string {
  const [namespace = '', path = ''] = key.split(':');
  return textIn(`locales/${language}/${namespace}.json`, path);
}

/** A text of the playground: `fields.Gadget.anzahl`. */
export function playgroundText(path: string, language: Language = 'de'): string {
  return textIn(`tests/fixtures/gadgets/page/locales/${language}.json`, path);
}

function textIn(file: string, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      JSON.parse(readFileSync(file, 'utf8')),
    );
  if (typeof found !== 'string') throw new Error(`no text «${path}» in ${file}`);
  return found;
}
