import { keepPage } from './keep-page';
import type { PageFiles } from './strategy';

/** Path of the list of files that make up a page, written by the build. */
const list = '/offline-files.json';

/** Longest wait, in ms; a worker that the browser has ended does not answer. */
const PATIENCE = 300_000;

/**
 * Has the whole page kept, for users who work without a network; what is kept already is not fetched again. Resolves
 * once all of it is on the device, at once where the browser keeps no pages; rejects where some of it is not kept.
 */
export async function keepWholePage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await keepPage();
  await keptByWorker((await (await fetch(list, { cache: 'no-store' })).json()) as PageFiles);
}

function keptByWorker(page: PageFiles): Promise<void> {
  return new Promise((resolve, reject) => {
    const ask = () => void navigator.serviceWorker.ready.then(({ active }) => tell(active));
    const tell = (active: ServiceWorker | null) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => end(data === true);
      active?.postMessage(page, [port2]);
    };
    const end = (isKept: boolean) => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('controllerchange', ask);
      if (isKept) resolve();
      else reject(new Error('offline: not all of the page could be kept'));
    };
    const timer = setTimeout(end, PATIENCE, false);
    // A worker replaced by an update's worker stops halfway; its successor goes on.
    navigator.serviceWorker.addEventListener('controllerchange', ask);
    ask();
  });
}
