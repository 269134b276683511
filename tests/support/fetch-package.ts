import { spawnSync } from 'node:child_process';
import { npmCommand } from '../../server/move/fetch-package';

/** Installs a package by itself below a folder of `node_modules/.cache`: what only some runs need, and is too large for all. */
export function fetchPackage(folder: string, specifier: string): void {
  process.stderr.write(`Fetching ${specifier} …\n`);
  const { command, first } = npmCommand();
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync(command, [...first, 'install', ...options, '--prefix', folder, specifier], {
    stdio: 'inherit',
  });
}
