import { useLayoutEffect } from 'react';
import type { RecordActions } from '../actions/use-actions';
import { matchesShortcut } from './matches-shortcut';

/** By the keys that actions declare, unless a dialog is open. They go before those of a list in a tab. */
export function useActionKeys({ available, run }: RecordActions): void {
  // As early as their buttons can be seen.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const action = available.find(
        ({ shortcut }) => shortcut !== undefined && matchesShortcut(event, shortcut),
      );
      if (!action || document.querySelector('[role="dialog"], dialog[open]')) return;
      event.preventDefault();
      run(action);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
}
