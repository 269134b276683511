import { existsSync, readdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { refresh } from './refresh-application';
import { appFiles } from './new-app/app-files';
import { addressIn, logInOf } from './new-app/infer-backend';
import { readContract } from '../compiler/document/read-contract';
import { readSource } from '../compiler/document/source';
import { ContractRefused, runCommand } from '../compiler/document/contract-refused';
import { reportText } from '../compiler/recognition/report';
import { recognise } from '../compiler/recognition/resources/recognise';
import { writeFiles } from './write-files';

const usage = `npm run new-app -- <folder> <contract> [--base address] [--name name]

Begins an application over a backend of somebody else's: settings, a copy of its contract, what is generated from it. Says
which screens are possible. Overwrites nothing.
  folder     one that is new or empty
  contract   OpenAPI 3.0 or 3.1, YAML or JSON, a file or a URL
  --base     address that the contract's paths are counted from   (default the contract's first server)
  --name     what the page calls itself                           (default the contract's title)

  npm run new-app -- ../galaxy galaxy.yaml`;

runCommand('new-app', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      name: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [path, source, ...others] = positionals;
  const say = (text: string) => process.stdout.write(`${text}\n`);
  if (values.help) return say(usage);
  if (path === undefined || source === undefined || others.length > 0) {
    throw new ContractRefused([usage]);
  }
  const folder = resolve(path);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ContractRefused([`${path} holds other files: name a folder that is new or empty`]);
  }
  const document = await readContract(source);
  const model = recognise(document);
  const base = values.base ?? addressIn(document) ?? (await askedBase());
  if (!/^https?:\/\/[^/]/.test(base)) {
    throw new ContractRefused([`«${base}» is no address like https://api.example.com/v1`]);
  }
  const name = values.name ?? model.title;
  const { logIn, open } = logInOf(document, model, variablePrefix(name));
  const { text } = await readSource(source);
  const ending = extname(new URL(source, 'file:///').pathname);
  const contract = `contract${/^\s*[{[]/.test(text) ? '.json' : ending === '.yml' ? '.yml' : '.yaml'}`;
  const files = appFiles({ folder, name, contract, source, backend: { base, logIn } });
  files.set(join('schemas', contract), text);
  writeFiles(new Map([...files].map(([file, content]) => [join(folder, file), content])));
  for (const file of files.keys()) say(`new  ${join(path, file)}`);
  refresh(folder);
  say(`\n${reportText(model)}`);
  say('Left open:');
  say(`  base is ${base}, log-in is «${logIn.kind}»: both stand in ${join(path, 'kontor.yaml')}`);
  for (const one of open) say(`  ${one}`);
  const [first] = model.resources;
  const screen = first ? `npm run new-screen -- ${first.list.path} --app ${path}, ` : '';
  say(`\nNext: ${screen}npm start -- ${path}`);
});

/** Asks for the server's address, only where somebody can answer. */
async function askedBase(): Promise<string> {
  const missing = 'the contract names no server; say --base https://api.example.com/v1';
  if (!process.stdin.isTTY) throw new ContractRefused([missing]);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await lines.question('Address that its paths are counted from: ');
    return answer.trim();
  } finally {
    lines.close();
  }
}

/** Makes a prefix for variables: `Scalar Galaxy` → `SCALAR_GALAXY`. */
function variablePrefix(name: string): string {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .match(/[A-Z][A-Z0-9]*/g);
  return words?.join('_') ?? 'BACKEND';
}
