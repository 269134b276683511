import {
  IconArrowBarToLeft,
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconArrowsHorizontal,
  IconColumns,
  IconEyeOff,
  IconFilter,
  IconStack2,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../../ui/menu';
import { keys } from '../../../../ui/commands/keys';
import type { GridColumn } from '../rows/grid-column';
import type { OrderTerm } from '../../../data/lists/list-state';
import type { ArrangeColumns } from './arrange-columns';

interface ColumnMenuProps {
  column: GridColumn;
  anchor: Element;
  columns: readonly GridColumn[];
  order: readonly OrderTerm[];
  isPinned: boolean;
  arrange: ArrangeColumns;
  onSort: (order: readonly OrderTerm[]) => void;
  /** Opens the filter; undefined where the list is not filtered by this column. */
  onFilter: (() => void) | undefined;
  isGrouped: boolean;
  /** Groups the rows; undefined where the server cannot group, or not by this column. */
  onGroup: (() => void) | undefined;
  onAll: () => void;
  onClose: () => void;
}

export function ColumnMenu(props: ColumnMenuProps) {
  const { column, columns, order, isPinned, arrange, onSort } = props;
  const { t } = useTranslation('list');
  const field = column.field.name;
  const place = columns.indexOf(column);
  const term = order.find((one) => one.field === field);
  return (
    <Menu
      anchor={props.anchor}
      label={t('columns.menu', { label: column.label })}
      onClose={props.onClose}
      groups={[
        [
          ...(column.field.unordered
            ? []
            : [
                {
                  label: t('columns.sortUp'),
                  Icon: IconArrowUp,
                  checked: term?.descending === false,
                  run: () => onSort([{ field, descending: false }]),
                },
                {
                  label: t('columns.sortDown'),
                  Icon: IconArrowDown,
                  checked: term?.descending === true,
                  run: () => onSort([{ field, descending: true }]),
                },
              ]),
          ...(props.onFilter
            ? [{ label: t('columns.filter'), Icon: IconFilter, run: props.onFilter }]
            : []),
          ...(props.onGroup
            ? [
                {
                  label: t('groups.byColumn'),
                  Icon: IconStack2,
                  checked: props.isGrouped,
                  run: props.onGroup,
                },
              ]
            : []),
        ],
        [
          {
            label: t('columns.pin'),
            Icon: IconArrowBarToLeft,
            checked: isPinned,
            run: () => arrange((all) => all.setPinned(field, !isPinned)),
          },
          {
            label: t('columns.left'),
            Icon: IconArrowLeft,
            keys: keys.columnLeft,
            disabled: place === 0,
            run: () => arrange((all) => all.moveBy(field, -1)),
          },
          {
            label: t('columns.right'),
            Icon: IconArrowRight,
            keys: keys.columnRight,
            disabled: place === columns.length - 1,
            run: () => arrange((all) => all.moveBy(field, 1)),
          },
          {
            label: t('columns.fit'),
            Icon: IconArrowsHorizontal,
            run: () => arrange((all) => all.fit([field])),
          },
        ],
        [
          {
            label: t('columns.hide'),
            Icon: IconEyeOff,
            disabled: columns.length === 1,
            run: () => arrange((all) => all.setHidden(field, true)),
          },
          { label: t('columns.all'), Icon: IconColumns, run: props.onAll },
        ],
      ]}
    />
  );
}
