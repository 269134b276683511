import { runnerImport } from 'vite';
import type { AnyDefinition } from '../src/engine/define/definition';

/** All definitions of a folder of screens, in the order of its index. `folder` counts from the root. */
export async function screenDefinitions(folder: string): Promise<AnyDefinition[]> {
  // The runner closes after each import, so the index's own lazy imports cannot be followed.
  const { screens } = await runModule<{ screens: object }>(`${folder}/index.ts`);
  return Promise.all(
    Object.keys(screens).map(
      async (name) => (await runModule<{ default: AnyDefinition }>(`${folder}/${name}.ts`)).default,
    ),
  );
}

async function runModule<T>(path: string): Promise<T> {
  return (await runnerImport<T>(path, { configFile: false, logLevel: 'error' })).module;
}
