import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WrittenScreen } from '../../src/engine/define/define-screen';
import type { ScreenSource } from './screen-contract';

/** Reads the definitions of a folder of screens with their texts; none where there is no such folder. */
export async function readScreens(folder: string): Promise<ScreenSource[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => join(folder, name));
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(resolve(file)).href)) as {
        default?: WrittenScreen;
      };
      return { file, text: readFileSync(file, 'utf8'), definition: module.default };
    }),
  );
  return found.flatMap(({ definition, ...source }) =>
    definition ? [{ ...source, definition }] : [],
  );
}
