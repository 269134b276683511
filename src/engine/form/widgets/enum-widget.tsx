import { OptionPicker } from '../picker/option-picker';
import { useEnumOptions } from './use-enum-options';
import type { Widget, WidgetProps } from './widget';

function EnumInput(props: WidgetProps) {
  const options = useEnumOptions(props.field);
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
