import { readdirSync } from 'node:fs';
import { runnerImport } from 'vite';
import type { AnyDefinition } from '../src/engine/define/definition';

/**
 * All definitions of a folder of screens, in the order of its index. `folder` counts from the root.
 * @throws naming the file, when the index leaves one out or a definition is not named like its file.
 */
export async function screenDefinitions(folder: string): Promise<AnyDefinition[]> {
  // The runner closes after each import, so the index's own lazy imports cannot be followed.
  const { screens } = await runModule<{ screens: object }>(`${folder}/index.ts`);
  const names = Object.keys(screens);
  for (const file of readdirSync(`.${folder}`)) {
    const name = /^(.+)\.ts$/.exec(file)?.[1];
    if (name === undefined || name === 'index' || names.includes(name)) continue;
    throw new Error(`${folder}/index.ts: add the line of ${file}, or remove the file`);
  }
  return Promise.all(names.map((name) => definitionNamed(name, `${folder}/${name}.ts`)));
}

async function definitionNamed(name: string, path: string): Promise<AnyDefinition> {
  const { default: definition } = await runModule<{ default: AnyDefinition }>(path);
  if (definition.name === name) return definition;
  throw new Error(
    `${path}: the screen is named «${definition.name}», name it «${name}» like its file`,
  );
}

async function runModule<T>(path: string): Promise<T> {
  return (await runnerImport<T>(path, { configFile: false, logLevel: 'error' })).module;
}
