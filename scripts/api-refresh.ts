import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { OpenApiDocument } from '../schemas/contract/document';
import { contractTables } from '../schemas/contract/tables';
import { banner, generateFiles } from '../compiler/contract/generate';
import { areaBySchema } from '../compiler/contract/areas';
import { knownNames } from '../compiler/mistakes/known-names';
import { mistakeLines } from '../compiler/mistakes/mistake';
import { readScreens } from '../compiler/mistakes/read-screens';
import type { ScreenContract, ScreenSource } from '../compiler/mistakes/screen-contract';
import { namedIn, screenMistakes } from '../compiler/mistakes/screen-mistakes';
import {
  applicationFolder,
  root,
  shownPath,
  type ApplicationFolder,
} from '../compiler/application/folder';
import { contractOf, readSettings, type Settings } from '../compiler/application/settings';
import { builtContract } from '../compiler/built-contract';
import type { LabelSource } from '../compiler/drift/stale-labels';
import { driftVerdict } from '../compiler/drift/verdict';
import { verdictText } from '../compiler/drift/verdict-text';
import { loadContract, refuseMistakes } from '../compiler/contract/load';
import { foreignContract, isOwnContract } from '../compiler/contract/foreign-contract';
import type { ContractModel } from '../compiler/recognition/resources/model';
import { writeFiles } from './write-files';
import { runCommand } from '../compiler/document/contract-refused';
import { registeredTypes } from '../compiler/application/registered-types';
import { tableFiles } from '../compiler/tables/refresh-tables';

const usage = `npm run api:refresh -- [folder] [--contract file or URL] [--check]

Writes the generated half of an application's contract: bundled document, types, tables, JSON Schemas, validators. Says what
the change means for each screen since they last fitted, and ends with 1 when one breaks.
  folder      of the application, where its kontor.yaml is   (default Kontor's own)
  --contract  another document than the one kontor.yaml names
  --accept    the change has been looked at: screens count as fitting it
  --json      what the change means for screens, as data
  --check     write nothing; fail when what is there is stale`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      contract: { type: 'string' },
      check: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || positionals.length > 1) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const application = applicationFolder(positionals[0]);
  const settings = await readSettings(application);
  const source = values.contract ?? contractOf(application, settings);
  const out = shownPath(application.generated);
  const folder = tablesOf(application, settings);
  const foreign = isOwnContract(source) ? undefined : await foreignContract(source, settings);
  if (!foreign) refuseMistakes(source, await knownNames(out, folder));
  const document = foreign?.document ?? (await loadContract(source));
  const sources = await readScreens(application.screens);
  const types = await registeredTypes(application.screens);
  const shown = foreign && shownSchemas(sources, { ...builtContract(document), types });
  const files = await generateFiles(
    document,
    formatsModule(application),
    foreign && { wire: foreign.wire, shows: (schema) => shown?.has(schema) ?? true },
  );
  if (foreign) files.set('possible.json', possibleText(foreign.model));
  const written = [{ out, files }];
  if (folder !== undefined) {
    const tables = await tableFiles(document, folder, banner, areaBySchema(source));
    written.push({ out: join(folder, 'generated'), files: tables });
  }
  const contract = builtContract(JSON.parse(files.get('openapi.json') ?? '{}') as OpenApiDocument);
  const wrong = wrongScreens(sources, { ...contract, tables: contractTables(document), types });
  const former = formerContract(out);
  const verdict =
    former &&
    driftVerdict(
      builtContract(former.document),
      contract,
      sources,
      types,
      labelSources(application),
    );
  const breaks = verdict !== undefined && verdict.breaking.length > 0 && !values.accept;
  // The contract that screens last fitted is kept until they fit again.
  if (former && (wrong || breaks)) files.set(keptFile, former.text);
  if (values.check) {
    if (wrong) throw new Error(wrong);
    if (breaks) throw new Error(verdictText(verdict));
    const stale = written.flatMap(({ out, files }) =>
      staleFiles(out, files).map((name) => join(out, name)),
    );
    if (stale.length === 0) return;
    const command = ['npm run api:refresh', ...positionals].join(' -- ');
    throw new Error(`${out} is stale, run ${command}:\n  ${stale.join('\n  ')}`);
  }
  for (const { out } of written) refuseForeignFolder(out);
  for (const one of written) write(one.out, one.files, values.json);
  if (values.json) process.stdout.write(`${JSON.stringify(verdict ?? null, null, 2)}\n`);
  else if (verdict) process.stdout.write(verdictText(verdict));
  if (breaks) process.exitCode = 1;
  // A screen may show a new field only with its next change: the contract is refreshed all the same.
  if (wrong) throw new Error(wrong);
}

/** Returns the application's own labels; the engine's name no field. */
function labelSources({ folder }: ApplicationFolder): LabelSource[] {
  const locales = join(folder, 'locales');
  if (!existsSync(locales)) return [];
  return readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((name) => /[\\/]entities[\\/]\w+\.json$/.test(name))
    .map((name) => join(locales, name))
    .sort()
    .map((file) => ({
      file: shownPath(file),
      schema: basename(file, '.json'),
      text: readFileSync(file, 'utf8'),
    }));
}

/**
 * Returns where the tables belong of a contract that the reference server runs, from the root; other backends keep
 * their own.
 */
function tablesOf({ folder }: ApplicationFolder, { tables }: Settings): string | undefined {
  return tables === undefined ? undefined : shownPath(join(folder, tables));
}

/** Writes the lists that can stand alone, and what can be done there: for a page that has no screen yet. */
function possibleText({ resources }: ContractModel): string {
  const possible = resources
    .filter(({ list }) => list.below.length === 0)
    .map(({ list, create, change, remove }) => ({
      list: list.path,
      ways: Object.entries({ read: true, create, change, remove }).flatMap(([way, is]) =>
        is ? [way] : [],
      ),
    }));
  return `${JSON.stringify(possible, null, 2)}\n`;
}

/**
 * Returns the module that validators take their formats from: an application elsewhere imports the engine by its name.
 */
function formatsModule({ folder, generated }: ApplicationFolder): string {
  const module = 'schemas/rules/format-checks';
  return folder === root
    ? relative(join(generated, 'validators'), join(root, module))
    : `kontor/${module}`;
}

/** Contract that screens last fitted, kept while they do not fit the one beside it. */
const keptFile = 'fitted.json';

function formerContract(out: string): { text: string; document: OpenApiDocument } | undefined {
  const [file] = [keptFile, 'openapi.json'].map((name) => join(out, name)).filter(existsSync);
  if (file === undefined) return undefined;
  const text = readFileSync(file, 'utf8');
  return { text, document: JSON.parse(text) as OpenApiDocument };
}

function write(out: string, files: ReadonlyMap<string, string>, isQuiet: boolean): void {
  const stale = staleFiles(out, files);
  const changed = stale.filter((name) => files.has(name));
  writeFiles(new Map(), new Map(changed.map((name) => [join(out, name), files.get(name) ?? ''])));
  for (const name of stale) if (!files.has(name)) rmSync(join(out, name));
  if (!isQuiet) process.stdout.write(`${out}: ${files.size} files, ${stale.length} changed\n`);
}

/** Returns the schemas of records and of rows in tabs: one that none of them shows is not needed in the page. */
function shownSchemas(screens: readonly ScreenSource[], contract: ScreenContract) {
  return new Set(
    screens.flatMap(({ definition }) => {
      try {
        return namedIn(definition, contract).map(({ schema }) => schema);
      } catch {
        // What is wrong with it is reported elsewhere.
        return [definition.schema];
      }
    }),
  );
}

/** Lists what screens show and the contract does not have, a line each; undefined when there is nothing of the kind. */
function wrongScreens(
  screens: readonly ScreenSource[],
  contract: ScreenContract,
): string | undefined {
  const lines = mistakeLines(screenMistakes(screens, contract));
  return lines.length === 0 ? undefined : `screens are wrong\n${lines.join('\n')}`;
}

/** Refuses a folder that holds anything else: files that are no longer generated are deleted. */
function refuseForeignFolder(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  const known = ['contract.ts', 'index.ts'].map((name) => join(folder, name));
  if (known.some((file) => existsSync(file) && readFileSync(file, 'utf8').startsWith(banner)))
    return;
  throw new Error(
    `${folder} holds other files: name an empty folder, or one written by this script`,
  );
}

/** Lists the names of files that differ from what would be written, or that would no longer be written. */
function staleFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  const changed = [...files].filter(([name, text]) => isStale(join(folder, name), text));
  const left = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .filter((name) => !files.has(name))
    : [];
  return [...changed.map(([name]) => name), ...left];
}

function isStale(file: string, text: string): boolean {
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}

runCommand('api:refresh', main);
