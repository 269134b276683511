import { useEffect, useRef } from 'react';
import { focusMainButton } from '../../../ui/focus';

/**
 * Moves the focus on to the main action when the action that had it is gone, and from the title after an action by its
 * key: who has booked by key goes on by key. `offered`: names of the actions that are offered now; `isActing`: an
 * action is asked about or runs.
 */
export function useMainFocus(offered: string, isActing: boolean): void {
  const isOfAction = useRef(false);
  const hasRun = useRef(false);
  if (isActing) hasRun.current = true;
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      isOfAction.current =
        target instanceof Element && target.matches('[data-action], [data-main]');
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isDone = hasRun.current;
    hasRun.current = false;
    if (isOfAction.current || isDone) focusMainButton();
  }, [offered]);
}
