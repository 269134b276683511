import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes all files or none: beside their places first, then all are moved there. Throws before anything is written where one
 * that is to be new is there already.
 */
export function writeFiles(
  added: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string> = new Map(),
): void {
  const there = [...added.keys()].filter((file) => existsSync(file));
  if (there.length > 0) throw new Error(`nothing is overwritten, there is ${there.join(', ')}`);
  const written: [file: string, temporary: string][] = [];
  try {
    for (const [file, text] of [...added, ...changed]) {
      const temporary = `${file}.${process.pid}.new`;
      mkdirSync(dirname(file), { recursive: true });
      written.push([file, temporary]);
      writeFileSync(temporary, text);
    }
  } catch (error) {
    for (const [, temporary] of written) rmSync(temporary, { force: true });
    throw error;
  }
  for (const [file, temporary] of written) renameSync(temporary, file);
}
