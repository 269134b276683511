import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { OpenApiDocument } from '../schemas/contract/document';
import { contractTables, type ContractTables } from '../schemas/contract/tables';
import { banner, generateFiles } from './contract/generate';
import { areaBySchema } from './contract/areas';
import { knownNames } from './contract/mistakes/known-names';
import { mistakeLines } from './contract/mistakes/mistake';
import { readScreens } from './contract/mistakes/read-screens';
import { screenMistakes, type ScreenSource } from './contract/mistakes/screen-mistakes';
import { builtContract, type BuiltContract } from './drift/compare-contracts';
import { driftVerdict } from './drift/verdict';
import { verdictText } from './drift/verdict-text';
import { loadContract, refuseMistakes } from './contract/load';
import { foreignContract, isOwnContract } from './contract/foreign-contract';
import { writeFiles } from './write-files';
import { runCommand } from './recognition/mistakes/contract-refused';
import { registeredTypes, type RegisteredTypes } from './registered-types';
import { productFolder, tableFiles } from './contract/tables/refresh-tables';

const usage = `npm run api:refresh -- [file or URL] [--out folder] [--check]

Writes the generated half of a contract: bundled document, types, tables, JSON Schemas, validators. Says what the change
means for each screen since they last fitted, and ends with 1 when one breaks.
  file or URL  OpenAPI 3.0 or 3.1, YAML or JSON   (default schemas/vario-api.yaml)
  --out        where to write                      (default schemas/generated)
  --accept     the change has been looked at: screens count as fitting it
  --json       what the change means for screens, as data
  --config     what a foreign contract does not say: lists, shown, formats (docs/backend.md)
  --tables     folder below which generated/ gets the tables; the product's own contract has server/db
  --check      write nothing; fail when what is there is stale`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'schemas/generated' },
      tables: { type: 'string' },
      config: { type: 'string' },
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
  const [source = 'schemas/vario-api.yaml'] = positionals;
  const folder = values.tables ?? (positionals.length === 0 ? productFolder : undefined);
  const screens = folder === productFolder ? 'screens' : join(dirname(values.out), 'screens');
  const foreign = isOwnContract(source) ? undefined : await foreignContract(source, values.config);
  if (!foreign) refuseMistakes(source, await knownNames(values.out, folder));
  const document = foreign?.document ?? (await loadContract(source));
  const shown =
    foreign && new Set((await readScreens(screens)).map(({ definition }) => definition.schema));
  const files = await generateFiles(
    document,
    relative(join(values.out, 'validators'), 'schemas/rules/format-checks'),
    foreign && { wire: foreign.wire, shows: (schema) => shown?.has(schema) ?? true },
  );
  const written = [{ out: values.out, files }];
  if (folder !== undefined) {
    const tables = await tableFiles(document, folder, banner, areaBySchema(source));
    written.push({ out: join(folder, 'generated'), files: tables });
  }
  const sources = await readScreens(screens);
  const types = await registeredTypes(`/${relative('.', screens)}`);
  const contract = builtContract(JSON.parse(files.get('openapi.json') ?? '{}') as OpenApiDocument);
  const wrong = wrongScreens(sources, contract.schemas, contractTables(document), types);
  const former = formerContract(values.out);
  const verdict = former && driftVerdict(builtContract(former.document), contract, sources, types);
  const breaks = verdict !== undefined && verdict.breaking.length > 0 && !values.accept;
  // What screens fitted last is kept until they fit again.
  if (former && (wrong || breaks)) files.set(keptFile, former.text);
  if (values.check) {
    if (wrong) throw new Error(wrong);
    if (breaks) throw new Error(verdictText(verdict));
    const stale = written.flatMap(({ out, files }) =>
      staleFiles(out, files).map((name) => join(out, name)),
    );
    if (stale.length === 0) return;
    const script = folder === productFolder ? 'api:refresh' : 'playground:refresh';
    throw new Error(`${values.out} is stale, run npm run ${script}:\n  ${stale.join('\n  ')}`);
  }
  for (const { out } of written) refuseForeignFolder(out);
  for (const one of written) write(one.out, one.files, values.json);
  if (values.json) process.stdout.write(`${JSON.stringify(verdict ?? null, null, 2)}\n`);
  else if (verdict) process.stdout.write(verdictText(verdict));
  if (breaks) process.exitCode = 1;
  // What a screen shows may come with the next change of it: the contract is refreshed all the same.
  if (wrong) throw new Error(wrong);
}

/** The contract that screens last fitted, while they do not fit the one beside it. */
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

/** What screens show and the contract does not have, a line each; undefined when there is nothing of the kind. */
function wrongScreens(
  screens: readonly ScreenSource[],
  schemas: BuiltContract['schemas'],
  tables: ContractTables,
  types: RegisteredTypes,
): string | undefined {
  const lines = mistakeLines(screenMistakes(screens, { schemas, tables, types }));
  return lines.length === 0 ? undefined : `screens are wrong\n${lines.join('\n')}`;
}

/** What is not generated any more is deleted, so nothing is written into a folder that holds anything else. */
function refuseForeignFolder(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  const known = ['contract.ts', 'index.ts'].map((name) => join(folder, name));
  if (known.some((file) => existsSync(file) && readFileSync(file, 'utf8').startsWith(banner)))
    return;
  throw new Error(
    `${folder} holds other files: name an empty folder, or one written by this script`,
  );
}

/** Names of files that differ from what would be written, or that would no longer be written. */
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
