import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, mergeConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { kontorAlias } from '../compiler/application/alias';
import { applicationFolder, root } from '../compiler/application/folder';
import { pageBuild } from './page-build/page-build';
import { screenDefinitions } from '../compiler/application/screen-definitions';

const usage = `npm run gallery -- [folder]

Builds a page with every type of field, tab and action, from the playground of the tests, into a folder of static files
(default gallery/): a backend in the page answers it, so any web server can show it, at the root of a host.`;

const playground = 'tests/fixtures/gadgets/page';
const base = '/vario-api';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  if (values.help) return say(usage);
  const folder = resolve(positionals[0] ?? 'gallery');
  rmSync(folder, { recursive: true, force: true });
  await build(await galleryPage(folder));
  const { screens } = applicationFolder(playground);
  // A server of files knows no routes: each screen has its page, and what is below it comes by 404.html.
  const places = (await screenDefinitions(screens)).map(({ name }) => name);
  for (const place of [...places, 'home', 'auth/login']) {
    mkdirSync(join(folder, place), { recursive: true });
    copyFileSync(join(folder, 'index.html'), join(folder, place, 'index.html'));
  }
  copyFileSync(join(folder, 'index.html'), join(folder, '404.html'));
  say(
    `${folder} is ready: serve it at the root of a host, e.g. npx vite preview --outDir ${positionals[0] ?? 'gallery'}`,
  );
}

async function galleryPage(outDir: string): Promise<UserConfig> {
  const page = await pageBuild(playground);
  // It asks before the gallery's backend could answer.
  const plugins = (page.plugins as Plugin[])
    .flat()
    .filter(({ name }) => name !== 'kontor-early-script');
  return mergeConfig(
    { ...page, plugins, configFile: false, logLevel: 'error' },
    {
      define: {
        'import.meta.env.KONTOR_ASKS_LOGIN': 'false',
        'import.meta.env.KONTOR_KEEPS_SETTINGS': 'false',
      },
      plugins: [backendScript()],
      build: { outDir, sourcemap: false },
    },
  );
}

/** Adds a script of its own that is there before the page's. */
function backendScript(): Plugin {
  const fileName = 'gallery.js';
  return {
    name: 'kontor-gallery-backend',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await scriptText() });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' },
    ],
  };
}

async function scriptText(): Promise<string> {
  const entry = 'virtual:gallery';
  const from = (file: string) => JSON.stringify(join(root, file));
  const code = [
    `import { installGallery } from ${from('scripts/gallery/in-page/install.ts')};`,
    `import { creates, lists, records, rightNames } from ${from(`${playground}/schemas/generated/contract.ts`)};`,
    `import { galleryData } from ${from('tests/fixtures/gadgets/gallery.ts')};`,
    `installGallery(${JSON.stringify(base)}, { creates, lists, records }, galleryData(rightNames));`,
  ].join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: kontorAlias },
    plugins: [
      {
        name: 'kontor-gallery-entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput];
  return output[0].code;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
