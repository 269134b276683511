import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { ApplicationFolder } from '../../compiler/application/folder.ts';
import {
  merged,
  readTexts,
  type Namespaces,
  type Texts,
} from '../../compiler/application/read-texts.ts';
import { screenDefinitions } from '../../compiler/application/screen-definitions.ts';

const virtualId = 'virtual:text-files';
const resolvedId = `\0${virtualId}`;

/**
 * Namespaces that only records and dialogs use: they come beside their code. Everything else is there from the start,
 * the login's too.
 */
const later = new Set(
  'account board bulk calendar calls charts day flow home import locks lookup media messages outbox palette password pdf print problems record reminders scanner schedule search security serviceTask settings signature table'.split(
    ' ',
  ),
);
/**
 * Namespaces that only the server uses: on printed documents, in the customer's language, and for what installations
 * set.
 */
const ofServer = new Set(['printed', 'parameters']);
/** Kinds of labels of a schema or screen: the names used before it is opened, and those that its list uses. */
const names = new Set(['title', 'one', 'other']);
const ofLists = new Set([...names, 'fields', 'short', 'values', 'actions', 'views', 'tones']);

interface TextParts {
  first: Texts;
  more: Texts;
  help: Texts;
  /** Texts of a list, by its schema: the first one that is opened waits for no other's. */
  lists: Readonly<Record<string, Texts>>;
}

/**
 * Delivers texts as data, files of JSON per language: `first`, `more`, `help`, and one for each list. One by one they
 * would compress badly and each would cost a request; as modules the browser would parse them as code. The virtual
 * module names their URLs. An application's texts win over the engine's, and its settings over both.
 */
export function textFiles(
  { locales, screens }: ApplicationFolder,
  settings: Namespaces = {},
): Plugin {
  const [engine = ''] = locales;
  let isBuild = false;
  return {
    name: 'kontor-text-files',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const lists = await listedSchemas(screens);
      const urlsOf = (language: string) => {
        const { lists: ofLists, ...parts } = textParts(
          merged(readTexts(language, locales), settings) as Namespaces,
          lists,
        );
        const urls = Object.entries(parts).map(([part, texts]) => {
          if (!isBuild) return `${part}: ${JSON.stringify(`/@texts/${language}/${part}.json`)}`;
          const name = `texts-${language}-${part}.json`;
          const file = this.emitFile({ type: 'asset', name, source: JSON.stringify(texts) });
          return `${part}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        if (!isBuild) return [...urls, `lists: '/@texts/${language}/*.json'`];
        // One version for all of them: otherwise the page would carry a name for each.
        const version = createHash('sha256').update(JSON.stringify(ofLists)).digest('hex');
        const nameOf = (schema: string) =>
          `built/${language}-${schema}-${version.slice(0, 8)}.json`;
        for (const [schema, texts] of Object.entries(ofLists)) {
          const source = JSON.stringify(texts);
          this.emitFile({ type: 'asset', fileName: nameOf(schema), source });
        }
        return [...urls, `lists: '/${nameOf('*')}'`];
      };
      const languages = readdirSync(engine).map(
        (language) => `${JSON.stringify(language)}: { ${urlsOf(language).join(', ')} }`,
      );
      return `export const textFiles = { ${languages.join(', ')} };`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, language, part] = /^\/@texts\/(\w+)\/(\w+)\.json/.exec(request.url ?? '') ?? [];
        if (language === undefined || part === undefined) return next();
        listedSchemas(screens).then((lists) => {
          const { lists: ofLists, ...parts } = textParts(
            merged(readTexts(language, locales), settings) as Namespaces,
            lists,
          );
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify({ ...ofLists, ...parts }[part]));
        }, next);
      });
    },
  };
}

/** Lists the schemas of the screens whose list stands alone. */
async function listedSchemas(screens: string): Promise<ReadonlySet<string>> {
  const definitions = await screenDefinitions(screens);
  return new Set(
    definitions.filter(({ standalone }) => standalone).flatMap(({ schema }) => schema ?? []),
  );
}

/** Cuts texts by namespace into those of the shell and any list, those of each list, everything else, and help. */
export function textParts(all: Namespaces, lists: ReadonlySet<string>): TextParts {
  const { entities = {}, screens = {}, common = {}, help = {}, ...others } = all;
  const [, rest] = split(others, (namespace) => ofServer.has(namespace));
  const [helpOfAll, shared] = split(common, isHelp);
  const [helpOfEntities, ofEntities] = splitLabels(entities, () => isHelp);
  const [helpOfScreens, ofScreens] = splitLabels(screens, () => isHelp);
  const [first, more] = split(rest, (namespace) => !later.has(namespace));
  const [named, ofRecords] = splitLabels(ofEntities, () => isIn(names));
  const [listed] = splitLabels(ofRecords, () => isIn(ofLists));
  const pages = splitLabels(ofScreens, () => isIn(ofLists));
  return {
    first: { ...first, common: shared, entities: named, screens: pages[0] },
    more: { ...more, entities: ofRecords, screens: pages[1] },
    help: { help, common: helpOfAll, entities: helpOfEntities, screens: helpOfScreens },
    lists: Object.fromEntries(
      Object.entries(listed)
        .filter(([schema]) => lists.has(schema))
        .map(([schema, labels]) => [schema, { entities: { [schema]: labels } }]),
    ),
  };
}

const isHelp = (kind: string) => kind === 'help';
const isIn = (kinds: ReadonlySet<string>) => (kind: string) => kinds.has(kind);

/** Splits labels by schema or screen by their kinds. */
function splitLabels(
  labels: Texts,
  isFirst: (name: string) => (kind: string) => boolean,
): [Texts, Texts] {
  const parts = Object.entries(labels).map(
    ([name, own]) => [name, split(own as Texts, isFirst(name))] as const,
  );
  const part = (of: 0 | 1) =>
    Object.fromEntries(
      parts
        .map(([name, cut]) => [name, cut[of]] as const)
        .filter(([, texts]) => Object.keys(texts).length > 0),
    );
  return [part(0), part(1)];
}

function split(texts: Texts, isFirst: (name: string) => boolean): [Texts, Texts] {
  const entries = Object.entries(texts);
  return [
    Object.fromEntries(entries.filter(([name]) => isFirst(name))),
    Object.fromEntries(entries.filter(([name]) => !isFirst(name))),
  ];
}
