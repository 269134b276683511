import { useEffect, useEffectEvent } from 'react';
import { holdKeys } from '../../ui/hold-keys';
import { keys } from '../../ui/commands/keys';
import { isKey } from '../../ui/commands/pressed-key';

/** Opens the palette by its key, wherever the focus is, unless a dialog is open. */
export function usePaletteKey(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isKey(event, keys.palette)) return;
      // Also where nothing comes of it: the browser's own would lead out of the page.
      event.preventDefault();
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
      holdKeys();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
