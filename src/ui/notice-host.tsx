import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part';
import { noticesWanted } from './notice-queue';
import { whenIdle } from './when-idle';

const NoticeStack = lazyPart(async () => (await import('./notice-stack')).NoticeStack);

/**
 * Shows notices. Its code is fetched with the first of them, else once the page is at rest: early enough to say that
 * the server is gone, too late to hold up the first page.
 */
export function NoticeHost() {
  const [isIdle, setIdle] = useState(false);
  const isWanted = useSyncExternalStore(noticesWanted.subscribe, noticesWanted.get);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle || isWanted ? <NoticeStack /> : null;
}
