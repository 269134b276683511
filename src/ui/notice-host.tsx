import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from '../state/store';
import { lazyPart } from './lazy-part';
import { noticesWanted } from './notice-queue';
import { whenIdle } from './when-idle';

const NoticeStack = lazyPart(async () => (await import('./notice-stack')).NoticeStack);

/** Loaded with the first notice, else once the page is at rest: in time to say that the server is gone. */
export function NoticeHost() {
  const isWanted = useStore(noticesWanted);
  const client = useQueryClient();
  useEffect(() => whenIdle(client, () => noticesWanted.set(true)), [client]);
  return isWanted ? <NoticeStack /> : null;
}
