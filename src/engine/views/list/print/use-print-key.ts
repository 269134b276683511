import { useEffect, useEffectEvent } from 'react';
import { keys } from '../../../../ui/commands/keys';
import { isKey } from '../../../../ui/commands/pressed-key';

/** Makes the print key print the rows instead of what is on screen; a dialog over them keeps the browser's command. */
export function usePrintKey(print: false | (() => void)): void {
  const run = useEffectEvent(() => print && print());
  const isWanted = print !== false;
  useEffect(() => {
    if (!isWanted) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isKey(event, keys.print)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWanted]);
}
