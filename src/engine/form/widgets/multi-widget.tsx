import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '../../lookup/use-lookup';
import { MultiPicker } from '../picker/multi-picker';
import { useEnumOptions } from './use-enum-options';
import type { Widget, WidgetProps } from './widget';

/** Values of the contract's enumeration or of a reference list; blocked rows are shown where they are set, but not offered. */
function MultiInput(props: WidgetProps) {
  const { lookup } = props.field;
  const { t } = useTranslation('form');
  const values = useEnumOptions(props.field);
  const { options: rows, optionOf, isPending, isError } = useLookup(lookup);
  const offered = useMemo(
    () => (lookup === undefined ? values : rows.filter((row) => !row.blocked)),
    [lookup, values, rows],
  );
  const labels = useMemo(
    () => new Map(values.map((option) => [option.value as unknown, option.label])),
    [values],
  );
  const labelOf = (value: unknown) =>
    labels.get(value) ?? optionOf(value)?.label ?? (isPending ? '…' : String(value));
  const pending = isPending ? t('form:loading') : undefined;
  return (
    <MultiPicker
      {...props}
      options={offered}
      labelOf={labelOf}
      notice={isError ? t('form:loadFailed') : pending}
    />
  );
}

/** Several values of a list. */
export const multiWidget: Widget = {
  name: 'multi',
  rank: (field) =>
    field.kind === 'list' && (field.values ?? field.lookup) !== undefined ? 10 : undefined,
  Component: MultiInput,
};
