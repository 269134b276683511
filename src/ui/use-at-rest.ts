import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Tells whether the page has come to rest since this was shown: mere preparation may begin then. */
export function useAtRest(): boolean {
  const client = useQueryClient();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => whenIdle(client, () => setAtRest(true)), [client]);
  return isAtRest;
}
