import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { screenDefinitions } from '../../compiler/application/screen-definitions.ts';
import type { ApplicationFolder } from '../../compiler/application/folder.ts';

const schemaPrefix = 'virtual:application/schemas/';
const packPrefix = 'virtual:application/packs/';

/**
 * Size of one file of the page, in bytes before compression: little for what a list waits for, because it waits for its
 * neighbours too.
 */
const packSize = { awaited: 16_000, later: 120_000 };

/** Part of the contract by its name, and the files that it is made of. */
interface Part {
  name: string;
  files: readonly string[];
}

/** Modules of the page that hold the contract's schemas and validators, and the ways to them. */
export interface ContractFiles {
  /** Writes members of an object: the definitions of screens, in the navigation's order. */
  screens: () => Promise<string>;
  /** Writes members of an object: the schemas that screens show. */
  shownSchemas: () => Promise<string>;
  /** Writes members of an object: the other schemas, of calls, answers and rows. */
  otherSchemas: () => Promise<string>;
  /** Writes members of an object: the validators of records and calls, by schema. */
  validators: () => Promise<string>;
  /** Returns the code of one of these modules; undefined for any other. */
  load: (id: string) => string | undefined;
  has: (id: string) => boolean;
}

export function contractFiles(application: ApplicationFolder): ContractFiles {
  /** Contents of packs, by the name of their module: the importing module has named its ways before. */
  const packs = new Map<string, readonly string[]>();
  const packWays = (
    kind: string,
    parts: readonly Part[],
    moduleOf: (part: Part) => string,
    size = packSize.later,
  ) =>
    packed(parts, size).flatMap((pack, number) => {
      const id = `${packPrefix}${kind}-${number}`;
      packs.set(id, pack.map(moduleOf));
      return pack.map(
        ({ name }, place) => `${quoted(name)}: async () => (await import('${id}')).part${place}`,
      );
    });
  const fileOf = ({ files: [file = ''] }: Part) => file;
  const schemaOf = ({ name }: Part) => schemaPrefix + name;
  return {
    screens: async () => {
      const definitions = await screenDefinitions(application.screens);
      const files = definitions.map(({ name }) => ({
        name,
        files: [join(application.screens, `${name}.ts`)],
      }));
      return members(packWays('screens', files, fileOf, packSize.awaited));
    },
    shownSchemas: async () => {
      const { shown } = await cut(schemas(application), application);
      return members(packWays('shown', shown, schemaOf, packSize.awaited));
    },
    otherSchemas: async () => {
      const { others } = await cut(schemas(application), application);
      return members(packWays('schemas', others, schemaOf));
    },
    validators: async () => {
      const { shown, others } = await cut(validators(application), application);
      return members([
        ...packWays('shown-validators', shown, fileOf),
        ...packWays('validators', others, fileOf),
      ]);
    },
    has: (id) => id.startsWith(schemaPrefix) || id.startsWith(packPrefix),
    load: (id) =>
      id.startsWith(schemaPrefix)
        ? schemaModule(id.slice(schemaPrefix.length), application)
        : packs
            .get(id)
            ?.map((module, place) => `export * as part${place} from ${quoted(module)};`)
            .join('\n'),
  };
}

const members = (all: readonly string[]) => all.join(',\n  ');

/** Cuts the parts into packs; those that screens show are needed before the rest. */
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

/** Lists the schemas of the contract, and those besides it. */
function schemas({ generated, fields }: ApplicationFolder): Part[] {
  const files = [...filesIn(join(generated, 'schemas'), '.json'), ...filesIn(fields, '.ts')];
  const byName = new Map<string, string[]>();
  for (const file of files) byName.set(nameOf(file), [...(byName.get(nameOf(file)) ?? []), file]);
  return [...byName].map(([name, ofName]) => ({ name, files: ofName }));
}

function validators({ generated }: ApplicationFolder): Part[] {
  return filesIn(join(generated, 'validators'), '.js').map((file) => ({
    name: nameOf(file),
    files: [file],
  }));
}

/** Packs neighbours together: what belongs to one entity mostly begins with the same word. `most`: bytes of a pack. */
function packed(parts: readonly Part[], most: number): Part[][] {
  const packs: Part[][] = [];
  let room = 0;
  for (const part of parts) {
    const size = part.files.reduce((sum, file) => sum + statSync(file).size, 0);
    if (size > room || packs.length === 0) {
      packs.push([]);
      room = most;
    }
    packs.at(-1)?.push(part);
    room -= size;
  }
  return packs;
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

/** Quotes a path with forward slashes: this is code. */
function quoted(text: string): string {
  return JSON.stringify(text.replaceAll('\\', '/'));
}
