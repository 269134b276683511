import { runnerImport } from 'vite';
import { kontorAlias } from './alias.ts';

/** Runs a module of the page, its path absolute, as the build reads it. */
export async function runModule<T>(path: string): Promise<T> {
  const resolve = { alias: kontorAlias };
  return (await runnerImport<T>(path, { configFile: false, logLevel: 'error', resolve })).module;
}
