import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { serverBuild } from '../../vite.server.config';
import { fingerprint } from './fingerprint';

/** Servers that tests start besides the product's own. */
const entries = [
  'server/main.ts',
  'server/setup/main.ts',
  'tests/support/tested-server.ts',
  'tests/support/hostile/watched-server.ts',
  'tests/fixtures/gadgets/main.ts',
  'tests/fixtures/next-version/main.ts',
];
const reads = ['tests/fixtures/gadgets/page/schemas/generated/openapi.json'];
const sources = [
  ...['server', 'schemas', 'locales', 'compiler', 'scripts', 'tests/support', 'tests/fixtures'],
  ...['vite.server.config.ts', 'package-lock.json'],
];

/** Place below the repository, where what they import finds its packages. */
const place = 'node_modules/.cache';
const NAME = 'kontor-test-servers-';
const HOUR = 3_600_000;

/**
 * Compiles the servers of the tests once for this state of the code, into few files: finding, reading and linking the
 * product's hundreds of modules takes most of a server's start, and tests start more than a hundred.
 */
export async function buildServers(): Promise<void> {
  const folder = resolve(place, NAME + fingerprint(sources));
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
  else await compile(folder);
  // Read by the processes of the tests, which begin after this.
  process.env.TESTED_SERVERS = folder;
}

async function compile(folder: string): Promise<void> {
  mkdirSync(place, { recursive: true });
  removeOutdated();
  const draft = mkdtempSync(resolve(place, 'kontor-draft-'));
  const config = serverBuild(draft, [], reads);
  const modules = [...entries, ...filesOf('schemas/fields'), ...separateModules()];
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [...(config.plugins ?? []), keepPlaces()],
    build: {
      ...config.build,
      rolldownOptions: {
        input: Object.fromEntries(modules.map((file) => [file.replace(/\.ts$/, ''), file])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  renameSync(draft, folder);
}

/** Removes those of a former state, unless another run may still start them. */
function removeOutdated(): void {
  for (const name of readdirSync(place).filter((found) => found.startsWith(NAME))) {
    const folder = join(place, name);
    if (Date.now() - statSync(folder).mtimeMs > HOUR) rmSync(folder, { recursive: true });
  }
}

/** Lists what the server begins as a thread or process of its own (`separateModule`). */
function separateModules(): string[] {
  return filesOf('server').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/separateModule\('(.+?)'/g)].map(([, name = '']) =>
      join(dirname(file), `${name}.ts`),
    ),
  );
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

/** Keeps the places of modules: each module of one file knows where it would lie by itself, beside what it reads. */
function keepPlaces(): Plugin {
  const ROOT = '@kontor-root/';
  return {
    name: 'kontor-keep-places',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined;
      const file = ROOT + relative(process.cwd(), id).replace(/\.ts$/, '.js');
      const own = `new URL(${JSON.stringify(file)}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', own), map: null };
    },
    renderChunk(code, { fileName }) {
      const root = relative(dirname(resolve(fileName)), process.cwd()) || '.';
      return { code: code.replaceAll(ROOT, `${root}/`), map: null };
    },
  };
}
