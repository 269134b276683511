import { parseArgs } from 'node:util';
import { readContract } from '../compiler/document/read-contract';
import { ContractRefused, runCommand } from '../compiler/document/contract-refused';
import { readHelp } from '../compiler/application/settings';
import { reportText } from '../compiler/recognition/report';
import { recognise } from '../compiler/recognition/resources/recognise';

const usage = `npm run api:screens -- <contract> [--config file] [--json]

Says which screens a contract is enough for, and what keeps its other lists from being one.
  contract   OpenAPI 3.0 or 3.1, YAML or JSON, a file or URL
  --config   what the contract does not say: lists, shown, formats (docs/backend.md), YAML or JSON
  --all      every list that is left out, not only some of each cause
  --json     the model of its resources instead of the report`;

runCommand('api:screens', async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (values.help) return void process.stdout.write(`${usage}\n`);
  if (file === undefined || positionals.length > 1) throw new ContractRefused([usage]);
  const help = await readHelp(values.config);
  const model = recognise(await readContract(file, help.formats), help);
  process.stdout.write(
    values.json ? `${JSON.stringify(model, null, 2)}\n` : reportText(model, values.all),
  );
});
