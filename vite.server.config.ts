import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** Every module below a folder, as the bundler takes entries: without its ending, to its file. */
function modulesOf(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
    .map((file) => [file.slice(0, -'.ts'.length), file]);
}

/** What the server reads instead of importing. */
const readFiles = ['locales', 'schemas/generated/openapi.json', 'server/db/migrations'];

/** Puts what the server reads beside its modules, where the same relative way finds it. */
function copyReadFiles(paths: readonly string[]): Plugin {
  return {
    name: 'kontor-copy-read-files',
    writeBundle({ dir = '' }) {
      for (const path of paths) cpSync(path, join(dir, path), { recursive: true });
    },
  };
}

/**
 * The server as it runs in production: each module becomes JavaScript in the same place below `outDir`, so
 * nothing knows whether it runs built or from its source. Packages stay in `node_modules/`. `entries` are servers
 * besides the product's own, `reads` what those read.
 */
export function serverBuild(
  outDir: string,
  entries: readonly string[] = [],
  reads: readonly string[] = [],
): UserConfig {
  const more = entries.map((file) => [file.slice(0, -'.ts'.length), file]);
  return {
    publicDir: false,
    plugins: [copyReadFiles([...readFiles, ...reads])],
    build: {
      ssr: true,
      outDir,
      target: 'node20.19',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries([
          ...modulesOf('server'),
          ...modulesOf('schemas/fields'),
          ...more,
        ]),
        output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
      },
    },
  };
}

export default defineConfig(serverBuild('dist-server'));
