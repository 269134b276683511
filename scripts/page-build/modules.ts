import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ContractTables } from '../../schemas/contract/tables.ts';
import type { WrittenLookup } from '../../schemas/define.ts';
import type { AnyDefinition } from '../../src/engine/define/definition';
import { presetEntries } from '../../src/engine/define/create-presets.ts';
import { callsOf } from '../../src/engine/screens/calls-of.ts';
import { iconNodes } from '../../compiler/icon-names.ts';
import {
  registeredTypes,
  type RegisteredTypes,
} from '../../compiler/application/registered-types.ts';
import { runModule } from '../../compiler/application/run-module.ts';
import { screenDefinitions } from '../../compiler/application/screen-definitions.ts';
import { refuseWrongScreens } from '../../compiler/mistakes/wrong-screens.ts';
import { contractFiles, type ContractFiles } from './contract-files.ts';
import { homeBlocks } from './home-blocks.ts';
import { lookupsOf } from './lookups-of.ts';
import { root, shownPath, type ApplicationFolder } from '../../compiler/application/folder.ts';
import type { Settings } from '../../compiler/application/settings.ts';

/** Function that writes the code of a module that exports values by their names. */
type AsData = (values: Readonly<Record<string, unknown>>) => string;

const prefix = 'virtual:application';

/**
 * Gives the page the application that it is built for, whichever folder that is in. `virtual:application`: what a list
 * needs of the contract, lists, types, ways to its screens, and what the navigation needs to know of each without
 * loading it (number, icon, group, area, calls), with the ways to the schemas of screens. `…/further`: the ways to all,
 * and what calls ask and answer. `…/schemas/{name}`: the contract's words on a schema, and those said about its fields.
 * `…/validators`, `…/backend` (how its backend is spoken to), `…/possible` (screens that its contract is enough for),
 * `…/search` (the lists that are searched together), `…/home` (what screens put on the start page).
 */
export function applicationModules(application: ApplicationFolder, settings: Settings): Plugin {
  let isBuild = false;
  const files = contractFiles(application);
  const modules: Record<string, (asData: AsData) => string | Promise<string>> = {
    [prefix]: async (asData) => {
      if (!isBuild) await refuseWrongScreens(application.screens);
      const types = await registeredTypes(application.screens);
      const definitions = await screenDefinitions(application.screens, types);
      return [
        exported('schemas', await files.shownSchemas()),
        asData({
          ...(await tablesOf(definitions, application)),
          entries: entriesOf(definitions, types),
        }),
        manifestModule(),
        isBuild
          ? exported('screens', await files.screens())
          : `export { screens } from ${quoted(join(application.screens, 'index.ts'))};`,
        registeredModule(application),
      ].join('\n');
    },
    [`${prefix}/further`]: () => furtherModule(application, files),
    [`${prefix}/validators`]: async () => exported('validators', await files.validators()),
    [`${prefix}/backend`]: () => backendModule(application, settings),
    [`${prefix}/possible`]: () => possibleModule(application),
    [`${prefix}/search`]: () =>
      `export { sections } from ${quoted(join(application.generated, 'sections.ts'))};`,
    [`${prefix}/home`]: async () => {
      const definitions = await screenDefinitions(application.screens);
      const blocks = await homeBlocks(definitions, application.generated);
      return `export const blocks = ${JSON.stringify(blocks)};`;
    },
  };
  return {
    name: 'kontor-application',
    // Before plugins that take a name that begins with a word for a package.
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    // Reported once, before anything asks for a definition; in development, with each change of one.
    buildStart: async () => (isBuild ? refuseWrongScreens(application.screens) : undefined),
    resolveId: (id) => (Object.hasOwn(modules, id) || files.has(id) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith('\0') && files.has(id.slice(1))) return files.load(id.slice(1));
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const asFile: AsData = (values) => {
        const source = JSON.stringify(values);
        const file = this.emitFile({ type: 'asset', name: 'tables.json', source });
        return fetched(`import.meta.ROLLUP_FILE_URL_${file}`, Object.keys(values));
      };
      return modules[id.slice(1)]?.(isBuild ? asFile : constants);
    },
    handleHotUpdate({ file, server }) {
      const { screens, generated, lookups } = application;
      const read = [screens, join(generated, 'contract.ts'), ...(lookups ? [lookups] : [])];
      if (!read.some((one) => file.startsWith(one))) return;
      for (const id of Object.keys(modules)) {
        const module = server.moduleGraph.getModuleById(`\0${id}`);
        if (module) server.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}

/**
 * Writes what the navigation draws; its icons are data like the rest of the entries, so that another screen is no more
 * code.
 */
function manifestModule(): string {
  return [
    `import { drawnIcon } from ${quoted(join(root, 'src/ui/drawn-icon.ts'))};`,
    'export const manifest = entries.map(({ icon, ...entry }) => ({ ...entry, Icon: drawnIcon(icon) }));',
  ].join('\n');
}

/** Returns what the navigation needs to know of each screen, as data. */
function entriesOf(definitions: readonly AnyDefinition[], types: RegisteredTypes): object[] {
  return definitions.map((screen) => {
    const { name, schema, number, group, area, standalone, icon = 'table' } = screen;
    const presets = schema === undefined ? [] : presetEntries(screen);
    const calls = callsOf(screen, types);
    const offline = 'offline' in screen && screen.offline !== undefined ? true : undefined;
    const create = 'api' in screen ? screen.api.create : undefined;
    const tabNumbers = 'tabNumbers' in screen ? screen.tabNumbers : undefined;
    const said = { name, schema, number, group, area, standalone, presets, calls, create, offline };
    return { ...said, tabNumbers, icon: iconNodes(icon) };
  });
}

function contractOf({ generated }: ApplicationFolder): Promise<ContractTables> {
  return runModule(join(generated, 'contract.ts'));
}

/**
 * Writes tables out, without importing them: a module whose tables some page needs at once would come with all of them.
 */
async function tablesOf(
  entries: readonly AnyDefinition[],
  application: ApplicationFolder,
): Promise<Readonly<Record<string, unknown>>> {
  const tables = await contractOf(application);
  const { codes, lists, queries, references, rights, titles, whole } = tables;
  const asking = Object.keys(lists).filter((path) => `GET ${path}` in queries);
  const written = await writtenLookups(application);
  const lookups = lookupsOf(written, { references, titles, whole, entries });
  return { asking, codes, lookups, rights, titles, whole };
}

async function writtenLookups({
  lookups,
}: ApplicationFolder): Promise<Readonly<Record<string, WrittenLookup>>> {
  if (lookups === undefined) return {};
  return (await runModule<{ lookups: Record<string, WrittenLookup> }>(lookups)).lookups;
}

/** Writes what the registry takes as it stands in files. */
function registeredModule(application: ApplicationFolder): string {
  const { fieldTypes, tabTypes, actionTypes, cells, bespoke } = application;
  return [
    `export * as tabTypes from ${quoted(tabTypes)};`,
    `export * as actionTypes from ${quoted(actionTypes)};`,
    fieldTypes === undefined
      ? `export { standardFieldTypes as fieldTypes } from ${quoted(join(root, 'src/engine/fields/index.ts'))};`
      : `export { fieldTypes } from ${quoted(fieldTypes)};`,
    cells === undefined
      ? 'export const cells = undefined;'
      : `export * as cells from ${quoted(cells)};`,
    bespoke === undefined
      ? 'export const loadBespoke = undefined;'
      : `export const loadBespoke = () => import(${quoted(bespoke)});`,
  ].join('\n');
}

async function furtherModule(
  application: ApplicationFolder,
  files: ContractFiles,
): Promise<string> {
  const { answers, bodies, lists, queries, queued = {} } = await contractOf(application);
  return [
    exported('schemas', await files.otherSchemas()),
    `export { parts } from ${quoted(join(application.generated, 'parts.ts'))};`,
    constants({ answers, bodies, lists, queries, queued }),
  ].join('\n');
}

function backendModule({ generated }: ApplicationFolder, { backend }: Settings): string {
  const dialects = join(root, 'src/api/dialects');
  if (backend === undefined) {
    return `export { referenceDialect as dialect } from ${quoted(join(dialects, 'reference.ts'))};`;
  }
  return [
    `import { restDialect } from ${quoted(join(dialects, 'rest.ts'))};`,
    `import { wire } from ${quoted(join(generated, 'wire.ts'))};`,
    'export const dialect = restDialect(wire);',
  ].join('\n');
}

/** Writes the possible screens: `api:refresh` finds them for a foreign contract; for our own nobody has to be told. */
function possibleModule({ folder, generated }: ApplicationFolder): string {
  const file = join(generated, 'possible.json');
  const possible = existsSync(file) ? readFileSync(file, 'utf8') : '[]';
  const command = `npm run new-screen -- {list} --app ${shownPath(folder)}`;
  return [
    `export const command = ${JSON.stringify(command)};`,
    `export const possible = ${possible};`,
  ].join('\n');
}

function exported(name: string, members: string): string {
  return `export const ${name} = {\n  ${members}\n};`;
}

/**
 * Writes a module that fetches tables that grow with every entity: they come as data, beside the code, parsed as such,
 * and kept by the browser when only code changes. The page's own entry has them asked for early (`page-files.ts`).
 */
function fetched(url: string, names: readonly string[]): string {
  return [
    `const answer = await fetch(${url});`,
    "if (!answer.ok) throw new Error('tables: the server answered ' + answer.status);",
    `export const { ${names.join(', ')} } = await answer.json();`,
  ].join('\n');
}

function constants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Quotes a path with forward slashes: this is code. */
function quoted(text: string): string {
  return JSON.stringify(text.replaceAll('\\', '/'));
}
