import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconId,
  IconPencil,
  IconRestore,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuItem } from '../../../../ui/menu';
import { commandKeys, type RowCommand } from './row-commands';
import type { RowKind } from './use-row-kinds';

interface RowMenuProps {
  /** From 1. */
  number: number;
  anchor: Element;
  /** Without keys: rows are cards that open. */
  touch: boolean;
  kinds: readonly RowKind[];
  can: (command: RowCommand) => boolean;
  onCommand: (command: RowCommand) => void;
  onInsert: (kind: RowKind) => void;
  onClose: () => void;
}

const groups: readonly (readonly [RowCommand, MenuItem['Icon']][])[] = [
  [
    ['open', IconId],
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

export function TableRowMenu(props: RowMenuProps) {
  const { number, anchor, touch, kinds, can, onCommand, onInsert, onClose } = props;
  const { t } = useTranslation('table');
  const offered = groups.map((group) =>
    group
      // A card has no cells: it opens.
      .filter(([command]) => can(command) && !(touch && command === 'edit'))
      .map(([command, Icon]) => ({
        label: t(command),
        Icon,
        keys: touch ? undefined : commandKeys[command],
        run: () => onCommand(command),
      })),
  );
  const [first = [], ...others] = offered;
  const inserted = can('insert')
    ? kinds.map((kind) => ({
        label: t('insertKind', { kind: kind.label }),
        Icon: IconRowInsertBottom,
        run: () => onInsert(kind),
      }))
    : [];
  return (
    <Menu
      anchor={anchor}
      label={t('menu', { number })}
      onClose={onClose}
      groups={[first, inserted, ...others]}
    />
  );
}
