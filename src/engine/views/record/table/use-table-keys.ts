import { useTranslation } from 'react-i18next';
import { useNamedKeys } from '../../../../ui/commands/use-commands';
import { keys } from '../../../../ui/commands/keys';
import { commandKeys } from './row-commands';

/** Adds the keys of a table to the list of keys while the table is edited with a keyboard. */
export function useTableKeys(isOn: boolean): void {
  const { t } = useTranslation('table');
  useNamedKeys(
    t('group'),
    isOn
      ? [
          [keys.edit, t('edit')],
          ['Enter', t('keys.next')],
          ['Esc', t('keys.cancel')],
          ...(['open', 'insert', 'duplicate', 'up', 'down', 'remove'] as const).map(
            (command) => [commandKeys[command] ?? '', t(command)] as const,
          ),
          [keys.rowMenu, t('keys.menu')],
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
