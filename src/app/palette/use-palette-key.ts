import { useEffect, useEffectEvent } from 'react';
import { holdKeys } from '../../ui/hold-keys';

/** Ctrl+K, wherever the focus is, unless a dialog is open. */
export function usePaletteKey(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
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
