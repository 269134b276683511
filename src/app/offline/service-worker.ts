import { inLanes } from '../../api/in-lanes';
import { entryOf, isPageFiles, strategyOf, type PageFiles } from './strategy';

/** Types of the worker as far as they are needed: those of the page differ. */
interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Installing extends Waiting {
  addRoutes?: (rules: { condition: { urlPattern: string }; source: string }) => Promise<void>;
}
interface Asking extends Waiting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Told extends Waiting {
  data: unknown;
  ports: readonly MessagePort[];
}
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { disable: () => Promise<void> } };
  addEventListener: ((type: 'install', run: (event: Installing) => void) => void) &
    ((type: 'activate', run: (event: Waiting) => void) => void) &
    ((type: 'fetch', run: (event: Asking) => void) => void) &
    ((type: 'message', run: (event: Told) => void) => void);
}

/**
 * Starts the page without a network: keeps the page itself and the files it has used, build by build: the last two
 * builds and the last complete one, which is the one that starts without a network. It never answers a call of the API.
 * Pages come from the network as long as there is one, so that nobody gets an old one; files never change.
 */
const worker = globalThis as unknown as WorkerScope;
const api = import.meta.env.KONTOR_API;
const shell = '/';
const prefix = 'kontor-page ';
/** Number of builds kept: a page of the build before goes on with its files. */
const BUILDS = 2;
/** Number of files fetched at the same time, small enough that the page's own requests do not wait behind them. */
const AT_ONCE = 6;
/** Mark in the cache of a build: all of its files are there. */
const whole = '/whole';

worker.addEventListener('install', (event) => {
  // Where the browser can do that, calls of the API do not even start the worker; elsewhere the worker lets them pass.
  const routes = { condition: { urlPattern: `${api}/*` }, source: 'network' };
  const routed = event.addRoutes?.(routes).catch(() => undefined);
  event.waitUntil(Promise.all([routed, worker.skipWaiting()]));
});
worker.addEventListener('activate', (event) => {
  // An earlier worker had it on. In Chromium a preload that fails without a network leaves its event open for ever: no
  // update takes over any more, and the next start without a network hangs.
  const single = worker.registration.navigationPreload?.disable();
  event.waitUntil(Promise.all([single, worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, location.origin, api);
  if (strategy === 'asset') event.respondWith(assetOf(event.request));
  if (strategy === 'shell') event.respondWith(shellOf(event));
});

// Either what the page had loaded before there was a worker or all files of a build; the latter is answered.
worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (Array.isArray(data)) event.waitUntil(keepUsed(data));
  if (!isPageFiles(data)) return;
  const kept = keepWhole(data).then(
    () => true,
    () => false,
  );
  event.waitUntil(kept.then((isKept) => ports[0]?.postMessage(isKept)));
});

/** Keeps the files of a page (`urls`); the page itself comes first, because it says which build they belong to. */
async function keepUsed(urls: readonly unknown[]): Promise<void> {
  if ((await builds()).length === 0) await keepShell(await fetch(shell));
  const requests = urls.filter((url) => typeof url === 'string').map((url) => new Request(url));
  const assets = requests.filter((one) => strategyOf(one, location.origin, api) === 'asset');
  await Promise.allSettled(assets.map(assetOf));
}

/**
 * Keeps all files of a build; rejects where a file cannot be had. Those that can be had stay, and the next attempt goes
 * on with the others.
 */
async function keepWhole({ entry, files }: PageFiles): Promise<void> {
  if (!(await isShellKept(entry))) await keepShell(await fetch(shell));
  // The server has moved on to another build meanwhile.
  if (!(await isShellKept(entry))) throw new Error(`the page of ${entry} is not there`);
  const cache = await caches.open(prefix + entry);
  if (await cache.match(whole)) return;
  await inLanes(files, AT_ONCE, (file) => keepIn(cache, `/${file}`));
  await cache.put(whole, new Response());
}

async function isShellKept(entry: string): Promise<boolean> {
  const name = prefix + entry;
  return (await caches.has(name)) && (await (await caches.open(name)).match(shell)) !== undefined;
}

/** Keeps a file, even one that an older build has: that build may go before this one. */
async function keepIn(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const answer = (await caches.match(file)) ?? (await fetch(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

/** Takes a file from what is kept, else from the network. */
async function assetOf(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  const copy = answer.clone();
  if (answer.ok) await (await newest()).put(request, copy);
  return answer;
}

/** Takes the page from the network, else from what is kept. */
async function shellOf(event: Asking): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepShell(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await startable()).match(shell);
    if (kept) return kept;
    throw error;
  }
}

/** Keeps an answer as the page; a failure, or a file that somebody opened, is no page. */
async function keepShell(answer: Response): Promise<void> {
  const entry = answer.ok ? entryOf(await answer.clone().text()) : undefined;
  if (entry === undefined) return;
  await (await caches.open(prefix + entry)).put(shell, answer);
  const names = await builds();
  const good = await newestWhole();
  for (const name of names.slice(0, -BUILDS)) if (name !== good) await caches.delete(name);
}

/** Lists the builds in the order in which they came. */
async function builds(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

async function newest(): Promise<Cache> {
  return caches.open((await builds()).at(-1) ?? prefix);
}

/** Returns the name of the last complete build. */
async function newestWhole(): Promise<string | undefined> {
  for (const name of (await builds()).toReversed()) {
    if (await (await caches.open(name)).match(whole)) return name;
  }
  return undefined;
}

/** Chooses the build a page starts with where there is no network: an older one rather than one that lacks files. */
async function startable(): Promise<Cache> {
  const good = await newestWhole();
  return good === undefined ? newest() : caches.open(good);
}
