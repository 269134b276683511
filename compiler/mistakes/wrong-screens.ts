import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WrittenScreen } from '../../src/engine/define/define-screen';
import type { ScreenSource } from './screen-contract';
import type * as Checks from './start-mistakes';
import { root, shownPath } from '../application/folder.ts';
import { registeredTypes } from '../application/registered-types.ts';
import { runModule } from '../application/run-module.ts';

/** Definitions that cannot be meant, a line for each mistake. */
export class WrongScreens extends Error {
  constructor(lines: readonly string[]) {
    super(`screens are wrong\n${lines.join('\n')}`);
    // Where it is thrown is of no interest.
    this.stack = '';
  }
}

const checks = join(root, 'compiler/mistakes/start-mistakes.ts');

/**
 * Checks screens against the contract that is generated beside them, before a page is built or served with them; before
 * there is one, nothing. `folder` is absolute.
 * @throws {@link WrongScreens}
 */
export async function refuseWrongScreens(folder: string): Promise<void> {
  const contract = join(dirname(folder), 'schemas/generated/openapi.json');
  if (!existsSync(contract)) return;
  const files = readdirSync(folder).filter((file) => /^(?!index\.).+\.ts$/.test(file));
  const sources = await Promise.all(files.map((file) => sourceOf(join(folder, file))));
  // Run by itself: a configuration of Vite imports by whole file names, these checks do as everybody else.
  const { startMistakes } = await runModule<typeof Checks>(checks);
  const lines = startMistakes(
    sources.flatMap((source) => source ?? []),
    readFileSync(contract, 'utf8'),
    await registeredTypes(folder),
  );
  if (lines.length > 0) throw new WrongScreens(lines);
}

/** Reads the source of a screen; undefined where a file defines nothing. */
async function sourceOf(path: string): Promise<ScreenSource | undefined> {
  const { default: definition } = await runModule<{ default?: WrittenScreen }>(path);
  return definition && { file: shownPath(path), text: readFileSync(path, 'utf8'), definition };
}
