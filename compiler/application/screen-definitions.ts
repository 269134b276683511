import { readdirSync } from 'node:fs';
import { completeScreen } from '../../src/engine/define/complete-screen.ts';
import type { WrittenScreen } from '../../src/engine/define/define-screen';
import type { AnyDefinition } from '../../src/engine/define/definition';
import { orRather } from '../nearest-name.ts';
import { registeredTypes, type RegisteredTypes } from './registered-types.ts';
import { runModule } from './run-module.ts';

/**
 * Reads all definitions of a folder of screens, in the order of its index. `folder` is absolute.
 * @throws naming the file, when index and files differ or a definition is not named like its file.
 */
export async function screenDefinitions(
  folder: string,
  types?: RegisteredTypes,
): Promise<AnyDefinition[]> {
  const names = await screenNames(folder);
  const { tabTypes } = types ?? (await registeredTypes(folder));
  const written = await Promise.all(
    names.map((name) => definitionNamed(name, `${folder}/${name}.ts`)),
  );
  return written.map((screen) => completeScreen(screen, tabTypes));
}

async function screenNames(folder: string): Promise<string[]> {
  // The runner closes after each import, so the index's own lazy imports cannot be followed.
  const { screens } = await runModule<{ screens: object }>(`${folder}/index.ts`);
  const names = Object.keys(screens);
  const files = readdirSync(folder).flatMap(
    (file) => /^(?!index\.)(.+)\.ts$/.exec(file)?.[1] ?? [],
  );
  const left = files.filter((file) => !names.includes(file));
  const gone = names.find((name) => !files.includes(name));
  if (gone !== undefined) {
    throw new Error(`${folder}/index.ts: «${gone}» has no ${gone}.ts${orRather(gone, left)}`);
  }
  const [first] = left;
  if (first === undefined) return names;
  throw new Error(`${folder}/index.ts: add the line of ${first}.ts, or remove the file`);
}

async function definitionNamed(name: string, path: string): Promise<WrittenScreen> {
  const { default: definition } = await runModule<{ default?: WrittenScreen }>(path);
  if (definition?.name === name) return definition;
  throw new Error(
    definition
      ? `${path}: the screen is named «${definition.name}», name it «${name}» like its file`
      : `${path}: it has no definition, begin it with export default defineScreen('${name}', {`,
  );
}
