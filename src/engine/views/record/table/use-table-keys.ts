import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../../ui/shortcuts/use-shortcuts';
import { commandKeys } from './row-commands';

/** Told to the list of keys while the table is edited with a keyboard. */
export function useTableKeys(isOn: boolean): void {
  const { t } = useTranslation('table');
  useShortcuts(
    t('group'),
    isOn
      ? [
          ['F2', t('edit')],
          ['Enter', t('keys.next')],
          ['Esc', t('keys.cancel')],
          ...(['open', 'insert', 'duplicate', 'up', 'down', 'remove'] as const).map(
            (command) => [commandKeys[command] ?? '', t(command)] as const,
          ),
          ['Shift+F10', t('keys.menu')],
          ['Del', t('keys.clear')],
          ['Shift+↓', t('keys.select')],
          ['Ctrl+C', t('keys.copy')],
          ['Ctrl+V', t('keys.paste')],
          ['Ctrl+Z', t('undo')],
          ['Ctrl+Y', t('redo')],
        ]
      : [],
  );
}
