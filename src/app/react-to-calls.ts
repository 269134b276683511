import i18next from 'i18next';
import { callEvents } from '../api/call-events';
import { reactionTo } from '../failure/catalogue';
import { readEndedUser, readSession } from '../api/token-store';
import { licenceMissing } from './licence/licence-store';
import { queryClient } from './query-client';
import { needReload } from './session/reload-after-login';
import { forcedMove } from '../ui/forced-move';
import { notifyInfo } from '../ui/notices';
import type { createRouter } from './router';

type Router = Pick<ReturnType<typeof createRouter>, 'navigate' | 'state'>;

/**
 * Reacts to what concerns the whole page (specification 1 §8): maintenance, the end by 424, a missing licence, waiting.
 */
export function reactToCalls(router: Router): void {
  callEvents.add((event) => {
    if (event.type === 'waiting') {
      notifyInfo(i18next.t('ui:error.waiting', { seconds: Math.ceil(event.ms / 1000) }), {
        durationMs: event.ms,
      });
      return;
    }
    const { then, reloads } = reactionTo(event.error);
    const isOut = readEndedUser() !== undefined || readSession()?.mustChangePassword;
    if (reloads && isOut) needReload();
    if (then === 'licence') licenceMissing.set(true);
    // The user's own data tell what has to be done.
    if (then === 'duty') void queryClient.refetchQueries({ queryKey: ['me'] });
    const { pathname, search, hash } = router.state.location;
    if (then === 'logout' && pathname !== '/auth/logout') {
      void router.navigate('/auth/logout', { state: forcedMove });
    }
    if (then === 'maintenance' && pathname !== '/error503') {
      void router.navigate('/error503', {
        state: { ...forcedMove, from: pathname + search + hash },
      });
    }
  });
}
