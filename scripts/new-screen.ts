import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import {
  applicationFolder,
  root,
  shownPath,
  type ApplicationFolder,
} from '../compiler/application/folder';
import { refresh } from './refresh-application';
import { contractOf, readSettings, type Settings } from '../compiler/application/settings';
import { isOwnContract } from '../compiler/contract/foreign-contract';
import { languages, type CommonLabels } from './new-screen/label-text';
import { planScreen, resourceAt, type Project } from './new-screen/plan-screen';
import { readTexts } from '../compiler/application/read-texts';
import { readContract } from '../compiler/document/read-contract';
import { ContractRefused, runCommand } from '../compiler/document/contract-refused';
import { pageDocument } from '../compiler/recognition/page/page-document';
import { recognise } from '../compiler/recognition/resources/recognise';
import { writeFiles } from './write-files';

const usage = `npm run new-screen -- <list path> [options]

Writes a screen of a list that the contract has: definition, labels in each language, its line in the index; overwrites nothing.
  --app       folder of the application, where its kontor.yaml is   (default Kontor's own)
  --name      route and file                                        (default made from the path)
  --number, --group, --icon   of the screen
  --dry-run   say what would be written

  npm run new-screen -- /planets --app ../galaxy`;

runCommand('new-screen', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      app: { type: 'string' },
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
  const { name, group, icon } = values;
  if (name !== undefined && !/^[a-z][A-Za-z0-9-]*$/.test(name)) {
    throw new ContractRefused([`«${name}» is no name of a screen, e.g. planets`]);
  }
  const application = applicationFolder(values.app);
  const settings = await readSettings(application);
  const model = recognise(
    await readContract(documentOf(application, settings), settings.formats),
    settings,
  );
  const resource = resourceAt(model, list);
  const page = pageDocument(model, settings).components?.schemas?.[resource.schema] ?? {};
  const wish = { list, name, number, group, icon };
  const plan = planScreen(resource, page, wish, readProject(application));
  const at = (file: string) => shownPath(join(application.folder, file));
  const files = new Map<string, string>();
  for (const [file, text] of plan.files) files.set(at(file), await formatted(at(file), text));
  const index = at('screens/index.ts');
  const changed = new Map([[index, await formatted(index, plan.index)]]);
  if (!values['dry-run']) writeFiles(files, changed);
  for (const file of files.keys()) say(`new      ${file}`);
  say(`changed  ${index}`);
  if (!values['dry-run']) refresh(application.folder);
  say('\nLeft open:');
  for (const one of plan.open) say(`  ${one}`);
  say(`\nNext: npm ${values.app === undefined ? 'run lint' : `start -- ${values.app}`}`);
});

/** Reads the contract in which lists are recognised: our own is written in parts and bundled. */
function documentOf(application: ApplicationFolder, settings: Settings): string {
  const source = contractOf(application, settings);
  return isOwnContract(source) ? join(application.generated, 'openapi.json') : source;
}

function readProject(application: ApplicationFolder): Project {
  const { folder, screens, locales } = application;
  const index = join(screens, 'index.ts');
  if (!existsSync(index)) {
    throw new ContractRefused([
      `${shownPath(index)}: there is no such file; write into it: export const screens = {};`,
    ]);
  }
  const own = join(folder, 'locales');
  const common = (language: string) => readTexts(language, locales).common as CommonLabels;
  const [de, en, fr] = languages;
  const entities = languages
    .map((language) => join(own, language, 'entities'))
    .filter((one) => existsSync(one))
    .flatMap((one) => readdirSync(one));
  return {
    common: { de: common(de), en: common(en), fr: common(fr) },
    index: readFileSync(index, 'utf8'),
    engine: folder === root ? '../src/engine/define/define-screen' : 'kontor',
    labelled: entities.map((file) => file.replace(/\.json$/, '')),
  };
}

async function formatted(file: string, text: string): Promise<string> {
  const options = await prettier.resolveConfig('screens/index.ts');
  return prettier.format(text, { ...options, filepath: file });
}
