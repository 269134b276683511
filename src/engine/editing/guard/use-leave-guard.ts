import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { registerBeforeLeave } from '../../../ui/before-leave';
import { isForcedMove, isReloading } from '../../../ui/forced-move';

export interface LeaveGuard {
  isBlocked: boolean;
  stay: () => void;
  /** Leaves; from a new record the target replaces the empty form in the browser's history. */
  leave: () => Promise<void>;
}

interface Options {
  /** Address of the record: its tabs share one session. */
  path: string;
  isNew: boolean;
  isDirty: () => boolean;
  /** Returns what leads to the record just created, if any. */
  created: () => Promise<void> | undefined;
}

/**
 * Stops what would lose input: leaving the record, and closing the tab. A language switch loses nothing, it only needs
 * pending keystrokes handed up first, which `isDirty` does.
 */
export function useLeaveGuard({ path, isNew, isDirty, created }: Options): LeaveGuard {
  const navigate = useNavigate();
  /** Position in the history that «back» or «forward» led to. */
  const wanted = useRef<number>(undefined);
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    const { pathname } = nextLocation;
    // E.g. maintenance: what was typed is kept as a draft.
    const isForced = isForcedMove(nextLocation.state);
    const inside = pathname === path || isTabOf(path, pathname);
    // `isDirty` first in any case, as it hands up keystrokes: another tab removes the form that holds them.
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
    // The created record replaces the form first, so «forward» leads to it.
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

/** Returns the position in the history, as the router counts. */
function historyIndex(): number | undefined {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx;
}

/**
 * Tells whether a path is a tab of the record: one segment below it. Deeper is another record, or a row that is only
 * read.
 */
function isTabOf(path: string, pathname: string): boolean {
  return pathname.startsWith(`${path}/`) && !pathname.slice(path.length + 1).includes('/');
}
