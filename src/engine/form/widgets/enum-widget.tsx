import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionPicker } from '../picker/option-picker';
import type { Widget, WidgetProps } from './widget';

function EnumInput(props: WidgetProps) {
  const { t } = useTranslation('enums');
  const { schema, name, values } = props.field;
  const options = useMemo(
    () => (values ?? []).map((value) => ({ value, label: t(`enums:${schema}.${name}.${value}`) })),
    [values, schema, name, t],
  );
  const chosen = options.find((option) => option.value === props.value);
  return (
    <OptionPicker {...props} options={options} shown={chosen?.label ?? String(props.value ?? '')} />
  );
}

/** One of the contract's values. */
export const enumWidget: Widget = {
  name: 'enum',
  rank: (field) => (field.kind === 'enum' ? 10 : undefined),
  Component: EnumInput,
};
