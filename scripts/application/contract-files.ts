import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { screenDefinitions } from '../screen-definitions.ts';
import type { ApplicationFolder } from './folder.ts';

const schemaPrefix = 'virtual:application/schemas/';
const packPrefix = 'virtual:application/packs/';

/** What one file of the page holds of what no screen shows by itself, in bytes before compression. */
const packSize = 120_000;

/** A named part of the contract, and the files that it is made of. */
interface Part {
  name: string;
  files: readonly string[];
}

/** Whether a module of the page is one of these. */
export function isContractFile(id: string): boolean {
  return id.startsWith(schemaPrefix) || id.startsWith(packPrefix);
}

/** Code of a module: a schema, with what is said of its fields, or a pack of schemas or of validators. */
export async function contractFile(id: string, application: ApplicationFolder): Promise<string> {
  if (id.startsWith(schemaPrefix)) return schemaModule(id.slice(schemaPrefix.length), application);
  const [kind = '', number = ''] = id.slice(packPrefix.length).split('/');
  const parts = kind === 'schemas' ? schemas(application) : validators(application);
  const { others } = await cut(parts, application);
  const pack = packed(others)[Number(number)] ?? [];
  const importsOf = ({ name, files: [file = ''] }: Part) =>
    kind === 'schemas' ? schemaPrefix + name : file;
  return [
    ...pack.map((part, number) => `import * as part${number} from ${quoted(importsOf(part))};`),
    `export const all = { ${pack.map(({ name }, number) => `${quoted(name)}: part${number}`).join(', ')} };`,
  ].join('\n');
}

/** Members of an object: the schemas that screens show, each in a file of its own. */
export async function shownSchemaWays(application: ApplicationFolder): Promise<string> {
  const { shown } = await cut(schemas(application), application);
  return shown
    .map(({ name }) => `${quoted(name)}: () => import('${schemaPrefix}${name}')`)
    .join(',\n  ');
}

/** Members of an object: the other schemas, of calls, answers and rows. They are many and small, and come in packs. */
export async function otherSchemaWays(application: ApplicationFolder): Promise<string> {
  const { others } = await cut(schemas(application), application);
  return packWays('schemas', others);
}

/** Members of an object: what checks records and calls, by schema. */
export async function validatorWays(application: ApplicationFolder): Promise<string> {
  const { shown, others } = await cut(validators(application), application);
  const ofShown = shown.map(
    ({ name, files: [file = ''] }) => `${quoted(name)}: () => import(${quoted(file)})`,
  );
  return [...ofShown, packWays('validators', others)].filter(Boolean).join(',\n  ');
}

/** What screens show is asked for by itself. */
async function cut(
  parts: readonly Part[],
  { screens }: ApplicationFolder,
): Promise<{ shown: readonly Part[]; others: readonly Part[] }> {
  const definitions = await screenDefinitions(screens);
  const names = new Set(definitions.flatMap(({ schema }) => schema ?? []));
  return {
    shown: parts.filter(({ name }) => names.has(name)),
    others: parts.filter(({ name }) => !names.has(name)),
  };
}

/** Of the contract, or besides it. */
function schemas({ generated, fields }: ApplicationFolder): Part[] {
  const files = [...filesIn(join(generated, 'schemas'), '.json'), ...filesIn(fields, '.ts')];
  const names = [...new Set(files.map(nameOf))];
  return names.map((name) => ({ name, files: files.filter((file) => nameOf(file) === name) }));
}

function validators({ generated }: ApplicationFolder): Part[] {
  return filesIn(join(generated, 'validators'), '.js').map((file) => ({
    name: nameOf(file),
    files: [file],
  }));
}

/** Neighbours by name together: what belongs to one entity mostly begins with the same word. */
function packed(parts: readonly Part[]): Part[][] {
  const packs: Part[][] = [];
  let room = 0;
  for (const part of parts) {
    const size = part.files.reduce((sum, file) => sum + statSync(file).size, 0);
    if (size > room || packs.length === 0) {
      packs.push([]);
      room = packSize;
    }
    packs.at(-1)?.push(part);
    room -= size;
  }
  return packs;
}

function packWays(kind: string, parts: readonly Part[]): string {
  return packed(parts)
    .flatMap((pack, number) =>
      pack.map(
        ({ name }) =>
          `${quoted(name)}: async () => (await import('${packPrefix}${kind}/${number}')).all[${quoted(name)}]`,
      ),
    )
    .join(',\n  ');
}

function schemaModule(name: string, { generated, fields }: ApplicationFolder): string {
  const contract = join(generated, 'schemas', `${name}.json`);
  const said = join(fields, `${name}.ts`);
  return [
    existsSync(contract)
      ? `export { default as schema } from ${quoted(contract)};`
      : 'export const schema = undefined;',
    existsSync(said) ? `export * as said from ${quoted(said)};` : 'export const said = {};',
  ].join('\n');
}

const nameOf = (file: string) => basename(file, extname(file));

function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

/** Forward slashes: this is code. */
function quoted(text: string): string {
  return JSON.stringify(text.replaceAll('\\', '/'));
}
