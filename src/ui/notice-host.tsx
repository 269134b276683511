import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '../state/store';
import { lazyPart } from './lazy-part';
import { noticesWanted } from './notice-queue';
import { whenIdle } from './when-idle';

const NoticeStack = lazyPart(async () => (await import('./notice-stack')).NoticeStack);

/**
 * Shows notices. Its code is fetched with the first of them, else once the page is at rest: early enough to say that
 * the server is gone, too late to hold up the first page.
 */
export function NoticeHost() {
  const isWanted = useStore(noticesWanted);
  const client = useQueryClient();
  useEffect(() => whenIdle(client, () => noticesWanted.set(true)), [client]);
  return isWanted ? <NoticeStack /> : null;
}
