import { entryOf, strategyOf } from './strategy';

/** Of the worker's own types as much as is needed: those of the page are others. */
interface Waiting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Asking extends Waiting {
  request: Request;
  /** Asked for while the worker starts; undefined where the browser cannot. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface Told extends Waiting {
  data: unknown;
}
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: ((type: 'install' | 'activate', run: (event: Waiting) => void) => void) &
    ((type: 'fetch', run: (event: Asking) => void) => void) &
    ((type: 'message', run: (event: Told) => void) => void);
}

/**
 * Starts the page without a network: keeps the page itself and the files it has used, build by build, the last two of
 * them. It never answers a call of the API. Pages come from the network as long as there is one, so that nobody gets
 * an old one; files never change.
 */
const worker = globalThis as unknown as WorkerScope;
const api = import.meta.env.KONTOR_API;
const shell = '/';
const prefix = 'kontor-page ';
/** A page of the build before goes on with its files. */
const BUILDS = 2;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, location.origin, api);
  if (strategy === 'asset') event.respondWith(assetOf(event.request));
  if (strategy === 'shell') event.respondWith(shellOf(event));
});

// What the page had loaded before there was a worker.
worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepUsed(event.data));
});

/** `urls`: of the files of a page; the page itself is kept first, because it says which build they are of. */
async function keepUsed(urls: readonly unknown[]): Promise<void> {
  if ((await builds()).length === 0) await keepShell(await fetch(shell));
  const requests = urls.filter((url) => typeof url === 'string').map((url) => new Request(url));
  const assets = requests.filter((one) => strategyOf(one, location.origin, api) === 'asset');
  await Promise.allSettled(assets.map(assetOf));
}

/** From what is kept, else from the network. */
async function assetOf(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  const copy = answer.clone();
  if (answer.ok) await (await newest()).put(request, copy);
  return answer;
}

/** From the network, else what is kept of the page. */
async function shellOf(event: Asking): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepShell(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await newest()).match(shell);
    if (kept) return kept;
    throw error;
  }
}

/** A failure, or a file that somebody opened, is no page. */
async function keepShell(answer: Response): Promise<void> {
  const entry = answer.ok ? entryOf(await answer.clone().text()) : undefined;
  if (entry === undefined) return;
  await (await caches.open(prefix + entry)).put(shell, answer);
  const names = await builds();
  for (const name of names.slice(0, -BUILDS)) await caches.delete(name);
}

/** In the order in which they came. */
async function builds(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

async function newest(): Promise<Cache> {
  return caches.open((await builds()).at(-1) ?? prefix);
}
