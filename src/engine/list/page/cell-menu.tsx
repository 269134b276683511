import {
  IconCopy,
  IconExternalLink,
  IconFilter,
  IconFilterX,
  IconFolderOpen,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../api/dialect';
import type { Point } from '../../../ui/floating-panel';
import { Menu } from '../../../ui/menu';
import type { GridColumn } from '../grid/grid-column';

interface CellMenuProps {
  column: GridColumn;
  row: AnyRecord;
  anchor: Element | Point;
  href: string;
  onOpen: () => void;
  onQuickFilter: (mode: 'only' | 'without') => void;
  onClose: () => void;
}

/** What one does with a single value: filter by it, leave it out, copy it, open its record. */
export function CellMenu(props: CellMenuProps) {
  const { column, row, anchor, href, onOpen, onQuickFilter, onClose } = props;
  const { t } = useTranslation('list');
  const text = column.format(row[column.field.name]);
  const isEmpty = text === '';
  // Values with a time of day are compared by day; «all but that day» cannot be said in one condition.
  const isMoment = column.field.kind === 'dateTime' || column.field.kind === 'localDateTime';
  return (
    <Menu
      anchor={anchor}
      label={t('quick.menu', { label: column.label })}
      onClose={onClose}
      groups={[
        [
          {
            label: t(isEmpty ? 'quick.onlyEmpty' : 'quick.only'),
            Icon: IconFilter,
            run: () => onQuickFilter('only'),
          },
          ...(isMoment && !isEmpty
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
            run: () => void navigator.clipboard.writeText(text),
          },
        ],
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
}
