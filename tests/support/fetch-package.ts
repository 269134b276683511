import { spawnSync } from 'node:child_process';

/** Installs a package by itself below a folder of `node_modules/.cache`: what only some runs need, and is too large for all. */
export function fetchPackage(folder: string, specifier: string): void {
  process.stderr.write(`Fetching ${specifier} …\n`);
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync(command as string, [...first, 'install', ...options, '--prefix', folder, specifier], {
    stdio: 'inherit',
  });
}
