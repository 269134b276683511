import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../../ui/shortcuts/use-shortcuts';

interface ListShortcutsProps {
  isGrouped: boolean;
  /** Cells are changed where they stand. */
  isInPlace: boolean;
}

/** All keys of a list, for the help. */
export function ListShortcuts({ isGrouped, isInPlace }: ListShortcutsProps) {
  const { t } = useTranslation('list');
  useShortcuts(t('keys.group'), [
    ['← → ↑ ↓', t('keys.arrows')],
    ['Home End', t('keys.edges')],
    ['PageUp PageDown Ctrl+Home Ctrl+End', t('keys.pages')],
    ['Enter', t('keys.open')],
    ...(isGrouped ? [['→ ←', t('keys.groups')] as const] : []),
    ...(isInPlace ? [['F2 Enter Tab Escape', t('record:inPlace.keys')] as const] : []),
    [isInPlace ? 'F2 F2 Escape' : 'F2 Escape', t('keys.links')],
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
  return null;
}
