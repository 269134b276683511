import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../compiler/application/folder';

/** Runs `api:refresh` for an application that has just changed, and shows its output. Throws when it fails. */
export function refresh(folder: string): void {
  const args = ['--import', 'tsx', join(root, 'scripts/api-refresh.ts'), folder];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`what is written stays; mend it and run npm run api:refresh -- ${folder}`);
}
