import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { OpenApiDocument } from '../schemas/contract/document';
import { completeScreen } from '../src/engine/define/complete-screen.ts';
import type { WrittenScreen } from '../src/engine/define/define-screen';
import type { AnyDefinition } from '../src/engine/define/definition';
import { mistakeLines } from './contract/mistakes/mistake.ts';
import { screenMistakes, type ScreenSource } from './contract/mistakes/screen-mistakes.ts';
import { builtContract, type BuiltContract } from './drift/compare-contracts.ts';
import { orRather } from './nearest-name.ts';
import { registeredTypes, type RegisteredTypes } from './registered-types.ts';
import { runModule } from './run-module.ts';

/** Definitions that cannot be meant, a line for each mistake. */
export class WrongScreens extends Error {}

/**
 * All definitions of a folder of screens, in the order of its index. `folder` counts from the root.
 * @throws naming the file, when the index and the files differ or a definition is not named like its file;
 * {@link WrongScreens} for what is wrong in definitions, so that a page is not built or served with it.
 */
export async function screenDefinitions(
  folder: string,
  types?: RegisteredTypes,
): Promise<AnyDefinition[]> {
  // The runner closes after each import, so the index's own lazy imports cannot be followed.
  const { screens } = await runModule<{ screens: object }>(`${folder}/index.ts`);
  const names = Object.keys(screens);
  refuseIndex(folder, names);
  const registered = types ?? (await registeredTypes(folder));
  const sources = await Promise.all(names.map((name) => sourceNamed(name, `${folder}/${name}.ts`)));
  refuseMistakes(sources, folder, registered);
  return sources.map(({ definition }) => completeScreen(definition, registered.tabTypes));
}

function refuseIndex(folder: string, names: readonly string[]): void {
  const files = readdirSync(onDisk(folder)).flatMap(
    (file) => /^(?!index\.)(.+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const left = files.filter((file) => !names.includes(file));
  const gone = names.find((name) => !files.includes(name));
  if (gone !== undefined) {
    throw new Error(
      `${folder}/index.ts: «${gone}» has no file ${gone}.ts beside it${orRather(gone, left)}`,
    );
  }
  const [first] = left;
  if (first === undefined) return;
  throw new Error(`${folder}/index.ts: add the line of ${first}.ts, or remove the file`);
}

async function sourceNamed(name: string, path: string): Promise<ScreenSource> {
  const { default: definition } = await runModule<{ default?: WrittenScreen }>(path);
  if (!definition) {
    throw new Error(`${path}: begin it with export default defineScreen('${name}', {`);
  }
  if (definition.name !== name) {
    throw new Error(
      `${path}: the screen is named «${definition.name}», name it «${name}» like its file`,
    );
  }
  const file = onDisk(path);
  return { file: relative('.', file), text: readFileSync(file, 'utf8'), definition };
}

function refuseMistakes(
  sources: readonly ScreenSource[],
  folder: string,
  types: RegisteredTypes,
): void {
  const contract = contractBeside(folder);
  if (!contract) return;
  const lines = mistakeLines(screenMistakes(sources, { ...contract, types }));
  if (lines.length > 0) throw new WrongScreens(`screens are wrong\n${lines.join('\n')}`);
}

/** The generated contract of an application; undefined before it is generated. */
function contractBeside(folder: string): BuiltContract | undefined {
  const file = ['schemas/generated', 'generated']
    .map((name) => onDisk(join(dirname(folder), name, 'openapi.json')))
    .find(existsSync);
  if (file === undefined) return undefined;
  return builtContract(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument);
}

/** `/screens` as the build names it. */
function onDisk(path: string): string {
  return existsSync(path) ? path : `.${path}`;
}
