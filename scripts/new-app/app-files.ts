import { relative, sep } from 'node:path';
import { stringify } from 'yaml';
import type { Backend } from '../../schemas/contract/backend';
import { root } from '../../compiler/application/folder';

interface Begun {
  /** Absolute path. */
  folder: string;
  name: string;
  /** File of the contract's copy: `contract.yaml`. */
  contract: string;
  /** Source of the contract. */
  source: string;
  backend: Backend;
}

/** Returns the files that an application begins with, by their paths in its folder; the contract goes beside them. */
export function appFiles({ folder, name, contract, source, backend }: Begun): Map<string, string> {
  const engine = relative(folder, root).split(sep).join('/') || '.';
  const settings = { name, contract: `schemas/${contract}`, backend };
  const intro = `# The contract was taken from ${source}.\n# docs/backend.md of the engine names every word.\n`;
  return new Map([
    ['kontor.yaml', `${intro}${stringify(settings)}`],
    ['screens/index.ts', 'export const screens = {};\n'],
    ['register.d.ts', registerText],
    ['tsconfig.json', `${JSON.stringify(typesOf(engine), null, 2)}\n`],
    ['package.json', `${JSON.stringify({ private: true, type: 'module' }, null, 2)}\n`],
    ['.gitignore', 'dist/\n.env\n'],
  ]);
}

/** Text of a module that binds definitions to this application's contract at compile time. */
const registerText = `import type { Contract as OwnContract } from './schemas/generated/contract';
import type { screens } from './screens/index';
import 'kontor/src/engine/action-types';
import 'kontor/src/engine/tab-types';

declare module 'kontor/schemas/define' {
  interface Register {
    contract: OwnContract;
    screens: typeof screens;
  }
}
`;

function typesOf(engine: string) {
  return {
    extends: `${engine}/tsconfig.json`,
    compilerOptions: {
      incremental: false,
      paths: {
        kontor: [`${engine}/src/kontor.ts`],
        'kontor/testing': [`${engine}/scripts/testing/index.ts`],
        'kontor/*': [`${engine}/*`],
        '*': [`${engine}/node_modules/@types/*`, `${engine}/node_modules/*`],
      },
      typeRoots: [`${engine}/node_modules/@types`, `${engine}/node_modules`],
    },
    include: [
      '.',
      ...['src/app/env.d.ts', 'src/app/application-modules.d.ts', 'src/ui/text-files.d.ts'].map(
        (file) => `${engine}/${file}`,
      ),
    ],
    exclude: ['dist'],
  };
}
