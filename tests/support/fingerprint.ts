import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns one short name for the content of these files and folders, and for `more` that counts; built files are left
 * out.
 */
export function fingerprint(sources: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(source: string): string[] {
  if (!existsSync(source)) return [];
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist')
    .flatMap(({ name }) => filesOf(join(source, name)))
    .sort();
}
