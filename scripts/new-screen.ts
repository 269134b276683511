import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import { languages, type CommonLabels } from './new-screen/label-text';
import { planScreen, resourceAt, type Project } from './new-screen/plan-screen';
import { readContract } from './recognition/document/read-contract';
import { ContractRefused, runCommand } from './recognition/mistakes/contract-refused';
import { pageDocument } from './recognition/page/page-document';
import { readHelp } from './application/settings';
import { recognise } from './recognition/resources/recognise';
import { writeFiles } from './write-files';

const usage = `npm run new-screen -- <list path> [options]

Writes a screen of a list that the contract has: definition, labels in each language, its line in the index; overwrites nothing.
  --contract  OpenAPI 3.0 or 3.1, file or URL   (default schemas/generated/openapi.json)
  --config    what the contract does not say: lists, shown, formats (docs/backend.md)
  --project   folder with screens/ and locales/  (default .)
  --name      route and file                     (default made from the path)
  --number, --group, --icon   of the screen
  --dry-run   say what would be written

  npm run new-screen -- /planets --contract galaxy.yaml`;

runCommand('new-screen', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      contract: { type: 'string', default: 'schemas/generated/openapi.json' },
      config: { type: 'string' },
      project: { type: 'string', default: '.' },
      name: { type: 'string' },
      number: { type: 'string' },
      group: { type: 'string' },
      icon: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [list] = positionals;
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (values.help) return say(usage);
  if (list === undefined || positionals.length > 1) throw new ContractRefused([usage]);
  const number = values.number === undefined ? undefined : Number(values.number);
  if (number !== undefined && !(Number.isInteger(number) && number > 0)) {
    throw new ContractRefused([`«${values.number}» is no number of a screen`]);
  }
  const { name, group, icon, project: folder } = values;
  if (name !== undefined && !/^[a-z][A-Za-z0-9-]*$/.test(name)) {
    throw new ContractRefused([`«${name}» is no name of a screen, e.g. planets`]);
  }
  const help = await readHelp(values.config);
  const model = recognise(await readContract(values.contract, help.formats), help);
  const project = readProject(folder);
  const resource = resourceAt(model, list);
  const page = pageDocument(model, help).components?.schemas?.[resource.schema] ?? {};
  const plan = planScreen(resource, page, { list, name, number, group, icon }, project);
  const files = new Map<string, string>();
  for (const [file, text] of plan.files) {
    files.set(join(folder, file), await formatted(join(folder, file), text));
  }
  const index = join(folder, 'screens/index.ts');
  const changed = new Map([[index, await formatted(index, plan.index)]]);
  if (!values['dry-run']) writeFiles(files, changed);
  for (const file of files.keys()) say(`new      ${file}`);
  say(`changed  ${index}`);
  say('\nLeft open:');
  for (const one of plan.open) say(`  ${one}`);
  say('\nNext: npm run api:refresh, npm run lint');
});

function readProject(folder: string): Project {
  const screens = join(folder, 'screens');
  const index = join(screens, 'index.ts');
  if (!existsSync(index)) {
    throw new ContractRefused([
      `${index}: there is no such file; name the project’s folder with --project`,
    ]);
  }
  const common = (language: string): CommonLabels => {
    const file = join(folder, `locales/${language}/common.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CommonLabels) : {};
  };
  const [de, en, fr] = languages;
  const entities = languages
    .map((language) => join(folder, `locales/${language}/entities`))
    .filter((one) => existsSync(one))
    .flatMap((one) => readdirSync(one));
  return {
    common: { de: common(de), en: common(en), fr: common(fr) },
    index: readFileSync(index, 'utf8'),
    engine: relative(screens, 'src/engine').split(sep).join('/'),
    labelled: entities.map((file) => file.replace(/\.json$/, '')),
  };
}

async function formatted(file: string, text: string): Promise<string> {
  const options = await prettier.resolveConfig('screens/index.ts');
  return prettier.format(text, { ...options, filepath: file });
}
