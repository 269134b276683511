import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { valueKeys } from '../value-formatter';
import type { Field } from '../field';
import type { PickerOption } from '../../data/lookups/filter-options';

export function useEnumOptions(field: Field): readonly PickerOption[] {
  const { t } = useTranslation('form');
  return useMemo(
    () =>
      (field.values ?? [])
        .filter((value) => field.offered?.(value) ?? true)
        .map((value) => ({ value, label: t(...valueKeys(field, value)) })),
    [field, t],
  );
}
