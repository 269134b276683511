import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../../ui/shortcuts/use-shortcuts';
import type { Finder } from '../find/use-finder';

/** F3 and Shift+F3 search, Ctrl+Shift+F leads to the search box, and Ctrl+P prints, wherever the focus is, except in dialogs; all keys of the list go into the help. */
export function useListKeys(
  finder: Finder,
  isGrouped: boolean,
  print: () => void,
  searchBox: RefObject<HTMLElement | null>,
): void {
  const { t } = useTranslation('list');
  useShortcuts(t('keys.group'), [
    ['← → ↑ ↓', t('keys.arrows')],
    ['Home End', t('keys.edges')],
    ['PageUp PageDown Ctrl+Home Ctrl+End', t('keys.pages')],
    ['Enter', t('keys.open')],
    ...(isGrouped ? [['→ ←', t('keys.groups')] as const] : []),
    ['F2 Escape', t('keys.links')],
    ['Space Shift+Space', t('keys.select')],
    ['Shift+↑ Shift+↓', t('keys.extend')],
    ['Ctrl+A Escape', t('keys.all')],
    ['Ctrl+C', t('keys.copy')],
    ['Alt+↓ Menu', t('keys.menu')],
    ['F3 Shift+F3', t('keys.find')],
    ['Ctrl+P', t('keys.print')],
    ['Enter Shift+Enter Escape', t('keys.findBar')],
    ['Ctrl+Shift+F', t('keys.toSearch')],
    ['Enter Escape ↓', t('keys.search')],
    ['Enter Shift+Enter', t('keys.sort')],
    ['Shift+← Shift+→', t('keys.resize')],
    ['Ctrl+Shift+← Ctrl+Shift+→', t('keys.move')],
  ]);
  const latest = useRef({ finder, print });
  useEffect(() => {
    latest.current = { finder, print };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { shiftKey } = event;
      const key = event.key.toLowerCase();
      const ctrl = event.ctrlKey || event.metaKey;
      const prints = ctrl && !shiftKey && key === 'p';
      const searches = ctrl && shiftKey && key === 'f';
      if (!prints && !searches && (ctrl || key !== 'f3')) return;
      if (event.defaultPrevented || event.altKey) return;
      if ((event.target as Element).closest('dialog, [role="dialog"], [popover]')) return;
      event.preventDefault();
      if (prints) latest.current.print();
      else if (searches) searchBox.current?.focus();
      else latest.current.finder.find(shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [searchBox]);
}
