import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '../../data/lookups/use-lookup';
import { MultiPicker } from '../../views/controls/picker/multi-picker';
import { useEnumOptions } from '../enumeration/use-enum-options';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { choiceOf } from '../copied';
import { Boxes } from './boxes';
import { groupedValues } from '../grouped-values';

/** Values in groups stand as boxes: all of them are seen at once. */
function ListInput(props: WidgetProps) {
  const values = useEnumOptions(props.field);
  const groups = useMemo(() => groupedValues(values), [values]);
  return groups ? <Boxes {...props} groups={groups} /> : <MultiInput {...props} />;
}

/** Blocked rows are shown where they are set, but not offered. */
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

export const editing: FieldEditing = {
  Widget: ListInput,
  readCopied: (text, _, { choices }) => {
    const items = text.split(/[,;\n]/).map((part) => choiceOf(part, choices));
    return items.includes(undefined) ? text : items;
  },
  typeProblem: 'problems:notListed',
};
