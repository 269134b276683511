import { runnerImport } from 'vite';

/** Runs a module of the page, its path counted from the root, as the build reads it. */
export async function runModule<T>(path: string): Promise<T> {
  return (await runnerImport<T>(path, { configFile: false, logLevel: 'error' })).module;
}
