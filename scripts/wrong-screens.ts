import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WrittenScreen } from '../src/engine/define/define-screen';
import type { ScreenSource } from './contract/mistakes/screen-mistakes';
import type * as Checks from './contract/mistakes/start-mistakes';
import { registeredTypes } from './registered-types.ts';
import { runModule } from './run-module.ts';

/** Definitions that cannot be meant, a line for each mistake. */
export class WrongScreens extends Error {
  constructor(lines: readonly string[]) {
    super(`screens are wrong\n${lines.join('\n')}`);
    // Where it is thrown is of no interest.
    this.stack = '';
  }
}

const checks = fileURLToPath(new URL('./contract/mistakes/start-mistakes.ts', import.meta.url));

/**
 * Held against the contract that is generated beside them, before a page is built or served with them; before there is
 * one, nothing. `folder` counts from the root.
 * @throws {@link WrongScreens}
 */
export async function refuseWrongScreens(folder: string): Promise<void> {
  const screens = existsSync(folder) ? folder : `.${folder}`;
  const contract = ['schemas/generated', 'generated']
    .map((generated) => join(dirname(screens), generated, 'openapi.json'))
    .find(existsSync);
  if (contract === undefined) return;
  const files = readdirSync(screens).filter((file) => /^(?!index\.).+\.ts$/.test(file));
  const sources = await Promise.all(
    files.map((file) => sourceOf(`${folder}/${file}`, join(screens, file))),
  );
  // Run by itself: a configuration of Vite imports by whole file names, these checks do as everybody else.
  const { startMistakes } = await runModule<typeof Checks>(checks);
  const lines = startMistakes(
    sources.flatMap((source) => source ?? []),
    readFileSync(contract, 'utf8'),
    await registeredTypes(folder),
  );
  if (lines.length > 0) throw new WrongScreens(lines);
}

/** Undefined where a file defines nothing. */
async function sourceOf(module: string, path: string): Promise<ScreenSource | undefined> {
  const { default: definition } = await runModule<{ default?: WrittenScreen }>(module);
  return definition && { file: relative('.', path), text: readFileSync(path, 'utf8'), definition };
}
