import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';

/** Root of the repository; every script works from here, wherever it was called. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [NODE_MAJOR, NODE_MINOR] = [20, 19];

/** Runs a program in the root with its output visible. Answers its exit code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) process.stderr.write(`${command}: ${result.error.message}\n`);
  return result.status ?? 1;
}

/** Ends the script with what is missing when Node is too old for the packages. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NODE_MAJOR || (major === NODE_MAJOR && minor >= NODE_MINOR)) return;
  process.stderr.write(
    `Kontor needs Node ${NODE_MAJOR}.${NODE_MINOR} or later, this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}

/** Goes to the root, and ends the script unless Node is new enough and the packages are there or can be installed. */
export function begin() {
  requireNode();
  process.chdir(root);
  if (!ensurePackages()) endWith('The packages could not be installed, see above.');
}

/** Begins a script that runs a part of the server, which is built where it has changed. */
export function beginWithServer() {
  begin();
  if (!ensureServer()) endWith('The server could not be built, see above.');
}

function endWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Installs the packages unless they are those of package-lock.json. Answers whether they are there. */
export function ensurePackages() {
  const hash = hashFiles(['package-lock.json']);
  const mark = join(root, 'node_modules/.kontor-lock');
  if (readText(mark) === hash) return true;
  if (!installedByHand()) {
    process.stdout.write('Installing packages …\n');
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    if (run(npm.command, [...npm.args, ...args]) !== 0) return false;
  }
  writeFileSync(mark, hash);
  return true;
}

/** Tells whether npm's own note of what it installed is newer than the lock file: somebody ran npm already. */
function installedByHand() {
  const [note, lock] = ['node_modules/.package-lock.json', 'package-lock.json'].map((name) =>
    join(root, name),
  );
  return existsSync(note) && statSync(note).mtimeMs >= statSync(lock).mtimeMs;
}

/** npm as a program; below `npm start` the very npm that was called. */
const npm = process.env.npm_execpath?.endsWith('.js')
  ? { command: process.execPath, args: [process.env.npm_execpath] }
  : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };

/** Parts that an application consists of, besides its settings. */
const applicationParts = [
  ...['screens', 'schemas', 'locales'],
  ...['field-types', 'tab-types', 'action-types', 'bespoke'],
];

const pageSources = [
  'src',
  'schemas',
  'locales',
  'public',
  'compiler',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

const serverSources = [
  'server',
  'schemas',
  'locales',
  'vite.server.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds the page of an application, Kontor's unless another folder is named, unless its `dist/` was built from these very
 * sources. Answers whether it is there.
 */
export function ensurePage(folder = '.') {
  const logos = readdirSync(resolve(root, folder)).filter((name) => /\.(svg|png)$/.test(name));
  const own = ['kontor.yaml', ...logos, ...applicationParts].map((name) => join(folder, name));
  const name = folder === '.' ? 'the page' : `the page of ${folder}`;
  return ensureBuilt(name, join(folder, 'dist'), [...pageSources, ...own], [], {
    KONTOR_APP: folder,
  });
}

/** Builds the server and `dist-server/` likewise. */
export function ensureServer() {
  const args = ['--config', 'vite.server.config.ts'];
  return ensureBuilt('the server', 'dist-server', serverSources, args);
}

/** Builds the page of the playground that the browser tests of the engine use. */
export function ensurePlayground() {
  return ensurePage('tests/fixtures/gadgets/page');
}

function ensureBuilt(name, folder, sources, options, env = {}) {
  const hash = hashFiles(sources);
  const mark = resolve(root, folder, '.kontor-build');
  if (readText(mark) === hash) return true;
  process.stdout.write(`Building ${name} …\n`);
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options];
  if (run(process.execPath, args, { env: { ...process.env, ...env } }) !== 0) return false;
  writeFileSync(mark, hash);
  return true;
}

/**
 * Path of a Chromium that runs: the one that `CHROME_PATH` names, else the headless shell (Chromium without its windows,
 * which takes a third less of processor time), else any other. When root, Debian's package is installed for want of a shell;
 * when nothing is there, Playwright's download. Undefined when none could be had.
 */
export async function ensureChromium() {
  const { chromium } = await import('playwright');
  const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
  const findShell = () => firstThatRuns([process.env.CHROME_PATH, ...shells.map(onPath)]);
  const findAny = () =>
    findShell() ?? firstThatRuns([...chromiums.map(onPath), chromium.executablePath()]);
  const found = findShell();
  if (found) return found;
  const other = findAny();
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    process.stdout.write('Installing Chromium’s headless shell …\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      run('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', ...args], { env });
    const install = (name) => apt('install', '-y', '--no-install-recommends', name) === 0;
    // Nobody who has a Chromium waits for lists of packages.
    if (!other) apt('update');
    if (!install('chromium-headless-shell') && !other) install('chromium');
    const installed = findAny();
    if (installed) return installed;
  }
  if (other) return other;
  process.stdout.write('Installing Chromium …\n');
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  return findAny();
}

const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds the first program that runs: a file of that name may be a stub that only asks to install something: it must
 * answer.
 */
function firstThatRuns(paths) {
  const answers = (path) =>
    spawnSync(path, ['--no-sandbox', '--version'], { timeout: 20_000 }).status === 0;
  return paths.find((path) => path && answers(path));
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Hashes the names and contents of files and everything below folders; what is missing counts as empty. */
function hashFiles(names) {
  const hash = createHash('sha256');
  for (const name of names.flatMap(filesOf)) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(resolve(root, name)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(name) {
  const path = resolve(root, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isFile() || entry.isDirectory() ? filesOf(`${name}/${entry.name}`) : [],
    )
    .sort();
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * Stops this process with its caller: npm puts a shell between itself and this process, and the shell passes no signal
 * on, so whoever ends npm ends this.
 */
export function stopWithCaller() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const caller = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === caller) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}
