import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../state/store';
import { lazyPart } from '../lazy-part';
import { shortcutStore } from './shortcut-store';
import { useShortcuts } from './use-shortcuts';

const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog')).ShortcutsDialog);

/** On Shift+F1 (4-field-reality 4.1). Once per page. */
export function ShortcutsHost() {
  const { t } = useTranslation('ui');
  const { isOpen } = useStore(shortcutStore);
  useShortcuts(t('keys.everywhere'), [['Shift+F1', t('keys.title')]]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || !event.shiftKey) return;
      event.preventDefault();
      shortcutStore.open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return isOpen ? <ShortcutsDialog /> : null;
}
