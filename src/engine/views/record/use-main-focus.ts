import { useEffect, useRef } from 'react';
import { focusMainButton } from '../../../ui/main-button';

/**
 * Moves the focus on to the main action when the action that had it is gone: who has booked by key goes on by key.
 * `offered`: names of the actions that are offered now.
 */
export function useMainFocus(offered: string): void {
  const isOfAction = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      isOfAction.current =
        target instanceof Element && target.matches('[data-action], [data-main]');
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (isOfAction.current) focusMainButton();
  }, [offered]);
}
