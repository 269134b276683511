import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:text-files';
const resolvedId = `\0${virtualId}`;
const folder = 'locales';

/** What only records, dialogs and the login say: it comes beside their code. Everything else is there from the start. */
const later = new Set(
  'bulk charts login lookup media messages password problems record scanner security table'.split(
    ' ',
  ),
);
const parts = ['first', 'more'] as const;

/**
 * Texts come as data, two files of JSON per language: `first` and `more`. One by one they would compress badly and
 * each would cost a request; as modules the browser would parse them as code. The virtual module names their URLs.
 */
export function textFiles(): Plugin {
  let isBuild = false;
  return {
    name: 'kontor-text-files',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      const urlOf = (language: string, part: (typeof parts)[number]) => {
        if (!isBuild) return JSON.stringify(`/@texts/${language}/${part}.json`);
        const source = JSON.stringify(textsOf(language, part));
        const name = `texts-${language}-${part}.json`;
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
      };
      const languages = readdirSync(folder).map((language) => {
        const urls = parts.map((part) => `${part}: ${urlOf(language, part)}`);
        return `${JSON.stringify(language)}: { ${urls.join(', ')} }`;
      });
      return `export const textFiles = { ${languages.join(', ')} };`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language, part] = /^\/@texts\/(\w+)\/(\w+)\.json/.exec(request.url ?? '') ?? [];
        if (language === undefined || !parts.includes(part as 'first')) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(textsOf(language, part as 'first')));
      });
    },
  };
}

/** Texts of one file, by namespace, which is the name of their source. */
export function textsOf(language: string, part: (typeof parts)[number]): Record<string, unknown> {
  return Object.fromEntries(
    readdirSync(join(folder, language))
      .map((file) => [basename(file, '.json'), join(folder, language, file)] as const)
      .filter(([namespace]) => later.has(namespace) === (part === 'more'))
      .map(([namespace, path]) => [namespace, JSON.parse(readFileSync(path, 'utf8')) as unknown]),
  );
}
