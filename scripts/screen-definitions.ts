import { readdirSync } from 'node:fs';
import { completeScreen } from '../src/engine/define/complete-screen.ts';
import type { WrittenScreen } from '../src/engine/define/define-screen';
import type { AnyDefinition } from '../src/engine/define/definition';
import { registeredTypes, type RegisteredTypes } from './registered-types.ts';
import { runModule } from './run-module.ts';

/**
 * All definitions of a folder of screens, in the order of its index. `folder` is absolute.
 * @throws naming the file, when the index leaves one out or a definition is not named like its file.
 */
export async function screenDefinitions(
  folder: string,
  types?: RegisteredTypes,
): Promise<AnyDefinition[]> {
  // The runner closes after each import, so the index's own lazy imports cannot be followed.
  const { screens } = await runModule<{ screens: object }>(`${folder}/index.ts`);
  const names = Object.keys(screens);
  for (const file of readdirSync(folder)) {
    const name = /^(.+)\.ts$/.exec(file)?.[1];
    if (name === undefined || name === 'index' || names.includes(name)) continue;
    throw new Error(`${folder}/index.ts: add the line of ${file}, or remove the file`);
  }
  const { tabTypes } = types ?? (await registeredTypes(folder));
  const written = await Promise.all(
    names.map((name) => definitionNamed(name, `${folder}/${name}.ts`)),
  );
  return written.map((screen) => completeScreen(screen, tabTypes));
}

async function definitionNamed(name: string, path: string): Promise<WrittenScreen> {
  const { default: definition } = await runModule<{ default: WrittenScreen }>(path);
  if (definition.name === name) return definition;
  throw new Error(
    `${path}: the screen is named «${definition.name}», name it «${name}» like its file`,
  );
}
