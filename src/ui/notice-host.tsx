import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

const NoticeStack = lazy(async () => ({ default: (await import('./notice-stack')).NoticeStack }));

/**
 * Shows notices. Its code is fetched once the page is at rest: early enough to say that the server is gone, too late
 * to hold up the first page. Notices that come before wait.
 */
export function NoticeHost() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <Suspense fallback={null}>
      <NoticeStack />
    </Suspense>
  );
}
