import { useEffect, useEffectEvent } from 'react';

/** Ctrl+P prints the rows instead of what is on screen; a dialog over them keeps the browser's command. */
export function usePrintKey(print: false | (() => void)): void {
  const run = useEffectEvent(() => print && print());
  const isWanted = print !== false;
  useEffect(() => {
    if (!isWanted) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWanted]);
}
