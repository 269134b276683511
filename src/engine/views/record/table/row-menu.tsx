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
import { useTable } from './table-context';

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

/** Menu of one row, or of all that are marked. */
export function TableRowMenu({ keys, anchor }: { keys: readonly string[]; anchor: Element }) {
  const { phone, kinds, editing, run, insert, indexOf, showMenu, ...table } = useTable();
  const { t } = useTranslation('table');
  const can = (command: RowCommand) => (editing || command === 'open') && table.can(command, keys);
  const offered = groups.map((group) =>
    group
      // A card has no cells: it opens.
      .filter(([command]) => can(command) && !(phone && command === 'edit'))
      .map(([command, Icon]) => ({
        label: t(command),
        Icon,
        keys: phone ? undefined : commandKeys[command],
        run: () => run(command, keys),
      })),
  );
  const [first = [], ...others] = offered;
  const inserted = can('insert')
    ? kinds.map((kind) => ({
        label: t('insertKind', { kind: kind.label }),
        Icon: IconRowInsertBottom,
        run: () => insert(keys, kind),
      }))
    : [];
  return (
    <Menu
      anchor={anchor}
      label={t('menu', { number: indexOf(keys[0]) + 1 })}
      onClose={() => showMenu(undefined)}
      groups={[first, inserted, ...others]}
    />
  );
}
