import { OptionPicker } from '../../views/controls/picker/option-picker';
import { useEnumOptions } from './use-enum-options';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { copiedChoice } from '../copied';

function EnumInput(props: WidgetProps) {
  const options = useEnumOptions(props.field);
  const chosen = options.find((option) => option.value === props.value);
  return (
    <OptionPicker {...props} options={options} shown={chosen?.label ?? String(props.value ?? '')} />
  );
}

export const editing: FieldEditing = {
  Widget: EnumInput,
  readCopied: copiedChoice,
  typeProblem: 'problems:notListed',
};
