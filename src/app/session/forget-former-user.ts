import type { QueryClient } from '@tanstack/react-query';
import { dropUserState } from '../../state/user-state';
import { forgetColorScheme } from '../../ui/color-scheme';
import { onSessionChange, readEndedUser, readSession } from '../../api/token-store';

/**
 * Throws away the cache, all `userState` and the appearance when the user changes, in this or another tab. Call it before the page renders: it then runs before the page hears of the change, so nothing of the
 * former user is ever shown to the next.
 */
export function forgetFormerUser(client: QueryClient): void {
  let user = userNow();
  onSessionChange(() => {
    const now = userNow();
    if (now !== user) {
      client.clear();
      dropUserState();
      if (user !== undefined) forgetColorScheme();
    }
    user = now;
  });
}

/** Whose page it is; also while the session has ended by itself. */
export function userNow(): string | undefined {
  return readSession()?.user ?? readEndedUser();
}
