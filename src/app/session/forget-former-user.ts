import type { QueryClient } from '@tanstack/react-query';
import { onSessionChange, readSession } from '../../api/token-store';

/**
 * Empties the cache when the user changes, in this or another tab. Call it before the page renders: it then runs
 * before the page hears of the change, so nothing of the former user is ever shown to the next.
 */
export function forgetFormerUser(client: QueryClient): void {
  let user = readSession()?.user;
  onSessionChange(() => {
    const now = readSession()?.user;
    if (now !== user) client.clear();
    user = now;
  });
}
