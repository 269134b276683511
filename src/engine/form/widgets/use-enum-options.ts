import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { enumKey } from '../../field/enum-key';
import type { Field } from '../../field/field';
import type { PickerOption } from '../picker/filter-options';

/** The values of the contract's enumeration with their texts, in the contract's order. */
export function useEnumOptions(field: Field): readonly PickerOption[] {
  const { t } = useTranslation(['enums', 'form']);
  return useMemo(
    () => (field.values ?? []).map((value) => ({ value, label: t(enumKey(field, value)) })),
    [field, t],
  );
}
