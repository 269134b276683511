import type { QueryClient } from '@tanstack/react-query';
import { forgetHeld } from '../../api/former-user';
import { forgetColorScheme } from '../../ui/color-scheme';
import { clearNotices } from '../../ui/notices';
import { onSessionChange, readEndedUser, readSession } from '../../api/token-store';

/**
 * Empties the cache, takes the notices and the appearance away and stops uploads when the user changes, in this or
 * another tab. Call it before the page renders: it then runs before the page hears of the change, so nothing of the
 * former user is ever shown to the next.
 */
export function forgetFormerUser(client: QueryClient): void {
  let user = userNow();
  onSessionChange(() => {
    const now = userNow();
    if (now !== user) {
      client.clear();
      clearNotices();
      forgetHeld();
      if (user !== undefined) forgetColorScheme();
    }
    user = now;
  });
}

/** Whose page it is; also while the session has ended by itself. */
export function userNow(): string | undefined {
  return readSession()?.user ?? readEndedUser();
}
