import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';
import { whenIdle } from './when-idle';

const NoticeStack = lazyPart(async () => (await import('./notice-stack')).NoticeStack);

/**
 * Shows notices. Its code is fetched once the page is at rest: early enough to say that the server is gone, too late
 * to hold up the first page. Notices that come before wait.
 */
export function NoticeHost() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? <NoticeStack /> : null;
}
