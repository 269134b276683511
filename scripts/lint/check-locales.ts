import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  AnyDefinition,
  FiguresDefinition,
  AskActionDefinition,
  ListTabDefinition,
  PageDefinition,
  ScreenDefinition,
  TableTabDefinition,
} from '../../src/engine/define/definition';
import type { FieldsDefinition } from '../../schemas/define';
import { answers, bodies, codes, queries, rows } from '../../schemas/generated/contract';
import { screens } from '../../screens/index';

type Texts = Map<string, string>;

const languages = ['de', 'en', 'fr'] as const;
const plural = /_(zero|one|two|few|many|other)$/;

/** Every text of a language: `namespace:path.to.key` → text. */
function readTexts(language: string): Texts {
  const texts: Texts = new Map();
  for (const file of readdirSync(`locales/${language}`)) {
    const namespace = file.replace(/\.json$/, '');
    collect(
      JSON.parse(readFileSync(join('locales', language, file), 'utf8')),
      `${namespace}:`,
      texts,
    );
  }
  return texts;
}

function collect(node: unknown, path: string, texts: Texts): void {
  if (typeof node === 'string') {
    texts.set(path, node);
    return;
  }
  for (const [key, value] of Object.entries(node as object)) {
    collect(value, path.endsWith(':') ? path + key : `${path}.${key}`, texts);
  }
}

/** Keys without plural endings, with the placeholders of their texts. */
function shapeOf(texts: Texts): Map<string, string> {
  const shape = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const base = key.replace(plural, '');
    const found = shape.get(base) ?? new Set();
    for (const [, name = ''] of text.matchAll(/\{\{\s*(\w+)/g)) found.add(name);
    shape.set(base, found);
  }
  return new Map([...shape].map(([key, names]) => [key, [...names].sort().join(' ')]));
}

function compareLanguages(): string[] {
  const shapes = languages.map((language) => shapeOf(readTexts(language)));
  const keys = new Set(shapes.flatMap((shape) => [...shape.keys()]));
  return [...keys].flatMap((key) =>
    languages.flatMap((language, index) => {
      const placeholders = shapes[index]?.get(key);
      if (placeholders === undefined) return [`${language}: «${key}» is missing`];
      const expected = shapes.find((shape) => shape.has(key))?.get(key);
      if (placeholders === expected) return [];
      return [
        `${language}: «${key}» has the placeholders {${placeholders}}, elsewhere {${expected ?? ''}}`,
      ];
    }),
  );
}

/** Labels that definitions need by convention. */
async function screenKeys(): Promise<string[]> {
  const keys: string[] = [];
  for (const load of Object.values(screens)) {
    const screen: AnyDefinition = (await load()).default;
    const at = `screens:${screen.name}`;
    if (screen.schema === undefined) {
      keys.push(...pageKeys(screen, at));
      continue;
    }
    keys.push(`${at}.title`, `${at}.singular`);
    if (screen.group) keys.push(`screens:groups.${screen.group}`);
    if (screen.insteadOfRemoval) keys.push(`${at}.insteadOfRemoval`);
    const names = new Set([...screen.title, ...screen.columns.map(({ field }) => field)]);
    for (const tab of screen.tabs) {
      if (tab.type === 'table') {
        keys.push(`${at}.tabs.${tab.name}`, ...fieldKeys(rowSchema(screen, tab), tableNames(tab)));
      }
      if (tab.type === 'list') {
        keys.push(`${at}.tabs.${tab.name}`, ...listKeys(tab));
      }
      if (tab.type === 'files' || tab.type === 'gallery') keys.push(`${at}.tabs.${tab.name}`);
      if (tab.type === 'tiers') {
        keys.push(`${at}.tabs.${tab.name}`, `fields:${tab.schema}.${tab.group}`);
      }
      if (tab.type === 'charts' || tab.type === 'cards') {
        keys.push(`${at}.tabs.${tab.name}`, ...figureKeys(at, tab));
      }
      if (tab.type !== 'form') continue;
      keys.push(
        `${at}.tabs.${tab.name}`,
        ...tab.sections.map(({ name }) => `${at}.sections.${name}`),
      );
      for (const name of tab.sections.flatMap(({ fields }) => fields)) names.add(name);
    }
    for (const action of screen.actions) {
      keys.push(`${at}.actions.${action.name}`);
      const body = (bodies as Readonly<Record<string, string>>)[
        action.type === 'dialog' ? action.call : ''
      ];
      if (action.type === 'dialog' && body) keys.push(...fieldKeys(body, action.fields));
      if (action.type === 'ask') keys.push(...askKeys(action));
    }
    keys.push(...fieldKeys(screen.schema, names));
  }
  return keys;
}

/** What the tabs of a screen without list and record show. */
function pageKeys({ tabs, group }: PageDefinition, at: string): string[] {
  const keys = [`${at}.title`, ...(group ? [`screens:groups.${group}`] : [])];
  if (tabs.length > 1) keys.push(...tabs.map(({ name }) => `${at}.tabs.${name}`));
  for (const tab of tabs) {
    if (tab.type === 'list') keys.push(...listKeys(tab));
    if (tab.type === 'charts' || tab.type === 'cards') keys.push(...figureKeys(at, tab));
    if (tab.type !== 'scanner') continue;
    keys.push(`${at}.notFound`, `${at}.notFoundHint`);
    for (const { name, schema, title, fields, rows } of tab.codes) {
      keys.push(`${at}.codes.${name}`, ...fieldKeys(schema, [...title, ...fields]));
      for (const of of rows) {
        keys.push(`${at}.rows.${of.name}`, ...fieldKeys(of.schema, tableNames(of)));
      }
    }
  }
  return keys;
}

/** Schema of a table's rows. */
function rowSchema({ schema }: ScreenDefinition, tab: TableTabDefinition): string {
  return (
    tab.schema ?? (rows as Readonly<Record<string, string>>)[`${schema}.${tab.property}`] ?? ''
  );
}

/** What a question asks for, and what its answer shows. */
function askKeys({ call, fields, shows, rows: within }: AskActionDefinition): string[] {
  const asked = (queries as Readonly<Record<string, string>>)[call] ?? '';
  const answered = (answers as Readonly<Record<string, string>>)[call] ?? '';
  const row = (rows as Readonly<Record<string, string>>)[`${answered}.${within?.property ?? ''}`];
  return [
    ...fieldKeys(asked, fields),
    ...fieldKeys(answered, [...shows, ...(within ? [within.property] : [])]),
    ...(row && within ? fieldKeys(row, within.columns) : []),
  ];
}

/** The columns of rows, and what their call asks for besides the record. */
function listKeys({ schema, list, columns, by }: ListTabDefinition): string[] {
  const asks = (queries as Readonly<Record<string, string>>)[`GET ${list}`];
  const asked = asks === undefined ? [] : propertiesOf(asks).filter((name) => name !== by);
  return [
    ...fieldKeys(
      schema,
      columns.map(({ field }) => field),
    ),
    ...(asks === undefined ? [] : fieldKeys(asks, asked)),
    ...columns.flatMap(({ behind }) =>
      behind
        ? fieldKeys(
            behind.schema,
            behind.columns.map(({ field }) => field),
          )
        : [],
    ),
  ];
}

/** What charts and cards are called, and what the bars of a chart are. */
function figureKeys(at: string, tab: FiguresDefinition): string[] {
  if (tab.type === 'cards') return tab.cards.map(({ name }) => `${at}.cards.${name}`);
  return tab.charts.flatMap(({ name, schema, group }) => [
    `${at}.charts.${name}`,
    ...(group === undefined ? [] : [`fields:${schema}.${group}`]),
  ]);
}

function tableNames({ columns }: Pick<TableTabDefinition, 'columns'>): string[] {
  return columns.map(({ field }) => field);
}

function propertiesOf(schema: string): string[] {
  return Object.keys(readSchema(schema).properties);
}

function readSchema(schema: string) {
  return JSON.parse(readFileSync(`schemas/generated/schemas/${schema}.json`, 'utf8')) as {
    properties: Record<string, { enum?: unknown[] }>;
  };
}

function fieldKeys(schema: string, names: Iterable<string>): string[] {
  const { properties } = readSchema(schema);
  return [...names].flatMap((name) => [
    `fields:${schema}.${name}`,
    ...(properties[name]?.enum ?? [])
      .filter((value) => value !== null)
      .map((value) => `enums:${schema}.${name}.${String(value)}`),
  ]);
}

/** What marks of values are called. */
async function markKeys(): Promise<string[]> {
  const folder = new URL('../../schemas/fields/', import.meta.url);
  const modules = await Promise.all(
    readdirSync(folder).map(
      (file) =>
        import(new URL(file, folder).href) as Promise<Readonly<Record<string, FieldsDefinition>>>,
    ),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap(({ schema, fields }) =>
      Object.entries(fields).flatMap(([name, { mark }]) =>
        Object.keys(mark?.tones ?? {}).map((of) => `enums:${schema}.${name}.${of}`),
      ),
    );
}

/** What records with a code of their own are called: in refusals, locks, history. */
function entityKeys(): string[] {
  return ['others', ...Object.keys(codes)].flatMap((schema) => [
    `entities:${schema}.one`,
    `entities:${schema}.other`,
  ]);
}

/** Keys written as literals in the page's code: `t('key')` in the file's namespace, or `t('ns:key')`. */
function codeKeys(): { key: string; file: string }[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join('src', file), 'utf8');
      const namespace = /useTranslation\(\[?\s*'(\w+)'/.exec(code)?.[1];
      return [...code.matchAll(/\bt\(\s*'([^'$]+)'/g)].map(([, key = '']) => ({
        key: key.includes(':') ? key : `${namespace ?? '?'}:${key}`,
        file: join('src', file),
      }));
    });
}

async function main(): Promise<void> {
  const texts = shapeOf(readTexts('de'));
  const problems = [
    ...compareLanguages(),
    ...(await screenKeys())
      .filter((key) => !texts.has(key))
      .map((key) => `«${key}» is needed by a screen`),
    ...(await markKeys())
      .filter((key) => !texts.has(key))
      .map((key) => `«${key}» is needed: a field has such a mark`),
    ...entityKeys()
      .filter((key) => !texts.has(key))
      .map((key) => `«${key}» is needed: the schema has an x-table`),
    ...codeKeys()
      .filter(({ key }) => !texts.has(key))
      .map(({ key, file }) => `«${key}» is used in ${file}`),
  ];
  for (const problem of problems) process.stderr.write(`locales: ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

await main();
