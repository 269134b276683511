import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../state/store';
import { shortcutStore } from './shortcut-store';
import { useShortcuts } from './use-shortcuts';
import { ShortcutsDialog } from './shortcuts-dialog';

/** On Shift+F1; F1 alone asks for help (4-field-reality 4.1). Once per page. */
export function ShortcutsHost({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('ui');
  const { isOpen } = useStore(shortcutStore);
  useShortcuts(t('keys.everywhere'), [
    ['F1', t('keys.help')],
    ['Shift+F1', t('keys.title')],
  ]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F1') return;
      event.preventDefault();
      if (event.shiftKey) shortcutStore.open();
      else onHelp();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onHelp]);
  return isOpen ? <ShortcutsDialog /> : null;
}
