import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../state/store';
import { keys } from './keys';
import { isKey } from './pressed-key';
import { ShortcutsDialog } from './shortcuts-dialog';
import { shortcutsStore } from './shortcuts-store';
import { useNamedKeys } from './use-commands';

/** Host of the list of all keys, and of help, each by its key wherever the user is, even in dialogs. Once per page. */
export function ShortcutsHost({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('ui');
  const isOpen = useStore(shortcutsStore);
  useNamedKeys(t('keys.everywhere'), [
    [keys.help, t('keys.help')],
    [keys.shortcuts, t('keys.title')],
  ]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isHelp = isKey(event, keys.help);
      if (!isHelp && !isKey(event, keys.shortcuts)) return;
      event.preventDefault();
      if (isHelp) onHelp();
      else shortcutsStore.set(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onHelp]);
  return isOpen ? <ShortcutsDialog /> : null;
}
