/**
 * Has this page kept for when there is no network. Only where the browser allows it (HTTPS or the machine itself), and
 * not in development, where files change under their names.
 */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage(used);
}
