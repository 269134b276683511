import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '../grid/grid-column';
import { orderText, type OrderTerm } from '../url/list-state';

interface SortMenuProps {
  columns: readonly GridColumn[];
  order: readonly OrderTerm[];
  onChange: (order: readonly OrderTerm[]) => void;
}

/** Sorting where there are no column headers: on the phone. */
export function SortMenu({ columns, order, onChange }: SortMenuProps) {
  const { t } = useTranslation('list');
  const choices = columns.flatMap(({ field, label }) => [
    { value: field.name, label: t('ascending', { label }) },
    { value: `-${field.name}`, label: t('descending', { label }) },
  ]);
  const current = orderText(order);
  const known = choices.some(({ value }) => value === current);
  return (
    <NativeSelect
      aria-label={t('sort')}
      value={known ? current : ''}
      data={known ? choices : [{ value: '', label: t('sort') }, ...choices]}
      onChange={({ currentTarget: { value } }) =>
        onChange(
          value === ''
            ? []
            : [{ field: value.replace(/^-/, ''), descending: value.startsWith('-') }],
        )
      }
    />
  );
}
