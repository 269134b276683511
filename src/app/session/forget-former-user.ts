import type { QueryClient } from '@tanstack/react-query';
import { lockUpDevice } from '../../api/device/device-lock';
import { dropUserState } from '../../state/user-state';
import { forgetColorScheme } from '../../ui/color-scheme';
import { onSessionChange, readEndedUser, readSession } from '../../api/token-store';
import { forgetPersisted } from './persisted-queries';

/**
 * Forgets a former user. Call it before the page renders: no cache, `userState` or appearance of a former user may be
 * shown to the next.
 */
export function forgetFormerUser(client: QueryClient): void {
  let user = userNow();
  onSessionChange(() => {
    const now = userNow();
    if (now !== user) {
      client.clear();
      dropUserState();
      if (user !== undefined) forgetColorScheme();
      // The tab that logs out forgets at once; this one may have kept something after that.
      if (now === undefined) {
        forgetPersisted();
        void lockUpDevice();
      }
    }
    user = now;
  });
}

/** Returns the current user, even after the session has ended by itself. */
export function userNow(): string | undefined {
  return readSession()?.user ?? readEndedUser();
}
