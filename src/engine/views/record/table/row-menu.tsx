import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconPencil,
  IconRestore,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuItem } from '../../../../ui/menu';
import { commandKeys, type RowCommand } from './row-commands';

interface RowMenuProps {
  /** From 1. */
  number: number;
  anchor: Element;
  /** Without keys: rows are cards that open. */
  touch: boolean;
  can: (command: RowCommand) => boolean;
  onCommand: (command: RowCommand) => void;
  onClose: () => void;
}

const groups: readonly (readonly [RowCommand, MenuItem['Icon']][])[] = [
  [
    ['edit', IconPencil],
    ['insert', IconRowInsertBottom],
    ['duplicate', IconCopy],
  ],
  [
    ['up', IconArrowUp],
    ['down', IconArrowDown],
  ],
  [
    ['reset', IconRestore],
    ['remove', IconTrash],
  ],
];

export function TableRowMenu({ number, anchor, touch, can, onCommand, onClose }: RowMenuProps) {
  const { t } = useTranslation('table');
  return (
    <Menu
      anchor={anchor}
      label={t('menu', { number })}
      onClose={onClose}
      groups={groups.map((group) =>
        group
          .filter(([command]) => can(command))
          .map(([command, Icon]) => ({
            label: command === 'edit' && touch ? t('open') : t(command),
            Icon,
            keys: touch ? undefined : commandKeys[command],
            run: () => onCommand(command),
          })),
      )}
    />
  );
}
