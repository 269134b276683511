import { keepPage } from './keep-page';

/** By the build: which files a page consists of. */
const list = '/offline-files.json';

/** Has all of the page kept, for who works with it where there is no network; what is kept already is not fetched again. */
export async function keepWholePage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await keepPage();
  const { active } = await navigator.serviceWorker.ready;
  const files = (await (await fetch(list, { cache: 'no-store' })).json()) as string[];
  active?.postMessage(files.map((file) => new URL(file, location.origin).href));
}
