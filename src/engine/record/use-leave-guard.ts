import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { registerBeforeLeave } from '../../ui/before-leave';
import { isForcedMove, isReloading } from '../../ui/forced-move';

/**
 * Stops what would lose input: a route change away from the record, and closing the tab. A language
 * switch loses nothing, it only wants pending keystrokes handed up first, which `isDirty` does.
 * `recordPath` is the record's address: its tabs share one session.
 */
export function useLeaveGuard(recordPath: string, isDirty: () => boolean): Blocker {
  const blocker = useBlocker(({ nextLocation }) => {
    const { pathname } = nextLocation;
    // Maintenance, for one: what was typed is kept as a draft.
    const isForced = isForcedMove(nextLocation.state);
    const inside = pathname === recordPath || isTabOf(recordPath, pathname);
    // Asked first in any case: another tab takes the form away, with the keystrokes it still holds.
    return isDirty() && !inside && !isForced;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty() && !isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const unregister = registerBeforeLeave(() => {
      isDirty();
      return Promise.resolve(true);
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      unregister();
    };
  });
  return blocker;
}

/** One segment below the record: a tab. Deeper is another record. */
function isTabOf(recordPath: string, pathname: string): boolean {
  return (
    pathname.startsWith(`${recordPath}/`) && !pathname.slice(recordPath.length + 1).includes('/')
  );
}
