import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part';
import { noticesWait } from './notice-queue';
import { whenIdle } from './when-idle';

const NoticeStack = lazyPart(async () => (await import('./notice-stack')).NoticeStack);

/**
 * Shows notices. Its code is fetched with the first of them, else once the page is at rest: early enough to say that
 * the server is gone, too late to hold up the first page.
 */
export function NoticeHost() {
  const [isIdle, setIdle] = useState(false);
  const isWanted = useSyncExternalStore(noticesWait.subscribe, noticesWait.get);
  // Once there it stays: it shows what waits, and then nothing waits any more.
  if (isWanted && !isIdle) setIdle(true);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? <NoticeStack /> : null;
}
