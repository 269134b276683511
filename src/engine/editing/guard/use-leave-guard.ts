import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { registerBeforeLeave } from '../../../ui/before-leave';
import { isForcedMove, isReloading } from '../../../ui/forced-move';

export interface LeaveGuard {
  /** Somebody is about to leave, and would lose input. */
  isBlocked: boolean;
  stay: () => void;
  /** Goes where one wanted to go. From a new record that place takes the place of the empty form in the browser's history. */
  leave: () => Promise<void>;
}

interface Options {
  /** The record's address: its tabs share one session. */
  path: string;
  isNew: boolean;
  isDirty: () => boolean;
  /** The way to what has just been created, when there is one. */
  created: () => Promise<void> | undefined;
}

/**
 * Stops what would lose input: a route change away from the record, and closing the tab. A language
 * switch loses nothing, it only wants pending keystrokes handed up first, which `isDirty` does.
 */
export function useLeaveGuard({ path, isNew, isDirty, created }: Options): LeaveGuard {
  const navigate = useNavigate();
  /** Place in the browser's history that «back» or «forward» led to. */
  const wanted = useRef<number>(undefined);
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    const { pathname } = nextLocation;
    // Maintenance, for one: what was typed is kept as a draft.
    const isForced = isForcedMove(nextLocation.state);
    const inside = pathname === path || isTabOf(path, pathname);
    // Asked first in any case: another tab takes the form away, with the keystrokes it still holds.
    const blocks = isDirty() && !inside && !isForced;
    if (blocks) wanted.current = historyAction === 'POP' ? historyIndex() : undefined;
    return blocks;
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

  const leave = async () => {
    if (blocker.state !== 'blocked') return;
    const { location, proceed } = blocker;
    if (!isNew) return proceed();
    const to = wanted.current;
    if (to === undefined) return navigate(location, { replace: true, state: location.state });
    const way = created();
    if (!way) return proceed();
    // What was created has replaced the form first: «forward» leads to it.
    await way;
    const now = historyIndex();
    if (now !== undefined) await navigate(to - now);
  };
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave,
  };
}

/** Where the browser's history stands, as the router counts. */
function historyIndex(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}

/** One segment below the record: a tab. Deeper is another record. */
function isTabOf(path: string, pathname: string): boolean {
  return pathname.startsWith(`${path}/`) && !pathname.slice(path.length + 1).includes('/');
}
