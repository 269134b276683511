import {
  IconCopy,
  IconExternalLink,
  IconFilter,
  IconFilterX,
  IconFolderOpen,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import type { Point } from '../../../../ui/floating-panel';
import { Menu, type MenuItem } from '../../../../ui/menu';
import { useCopyText } from '../../actions/use-copy-text';
import type { GridColumn } from '../rows/grid-column';

interface CellMenuProps {
  /** Column of the cell; without one, the menu is the row's. */
  column?: GridColumn;
  row: AnyRecord;
  anchor: Element | Point;
  href: string;
  onOpen: () => void;
  actions: readonly MenuItem[];
  onQuickFilter: (mode: 'only' | 'without') => void;
  onClose: () => void;
}

export function CellMenu(props: CellMenuProps) {
  const { column, row, anchor, href, onOpen, actions, onQuickFilter, onClose } = props;
  const { t } = useTranslation('list');
  const copyText = useCopyText();
  return (
    <Menu
      anchor={anchor}
      label={column ? t('quick.menu', { label: column.label }) : t('rowMenu')}
      onClose={onClose}
      groups={[
        column ? cellItems(column) : [],
        actions,
        [
          { label: t('quick.open'), Icon: IconFolderOpen, run: onOpen },
          {
            label: t('quick.openTab'),
            Icon: IconExternalLink,
            run: () => void window.open(href, '_blank', 'noreferrer'),
          },
        ],
      ]}
    />
  );

  function cellItems({ field, format }: GridColumn): MenuItem[] {
    const text = format(row[field.name], row);
    const isEmpty = text === '';
    // Compares values with a time of day by day; «all but that day» cannot be said in one condition.
    const isMoment = field.type.moment !== undefined;
    const { isEquality } = field.type.comparison;
    const isOne = !isEmpty && !Array.isArray(row[field.name]);
    return [
      ...(field.unfiltered || (isEquality && !isOne)
        ? []
        : [
            {
              label: t(isEmpty ? 'quick.onlyEmpty' : 'quick.only'),
              Icon: IconFilter,
              run: () => onQuickFilter('only'),
            },
          ]),
      ...(field.unfiltered || isEquality || (isMoment && !isEmpty)
        ? []
        : [
            {
              label: t(isEmpty ? 'quick.withoutEmpty' : 'quick.without'),
              Icon: IconFilterX,
              run: () => onQuickFilter('without'),
            },
          ]),
      {
        label: t('quick.copy'),
        Icon: IconCopy,
        disabled: isEmpty,
        run: () => void copyText(text, t('copy.cell')),
      },
    ];
  }
}
