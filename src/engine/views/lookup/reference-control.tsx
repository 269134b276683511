import { useEngine } from '../../application/context';
import { useFieldLabel } from '../../fields/use-field-texts';
import { useValueFormatter } from '../../data/use-formatters';
import { ReferencePicker } from './reference-picker';
import { ReferenceText } from './reference-text';
import { lookupNamed } from '../../data/lookups/use-lookup';
import type { WidgetProps } from '../../fields/field-editing';

export function ReferenceControl({ field, ...props }: WidgetProps) {
  const label = useFieldLabel();
  const shown = useValueFormatter(field)(props.value);
  const { registry, can } = useEngine();
  const lookup = field.lookup ?? '';
  if (!can(`GET ${lookupNamed(registry, lookup).path}`)) {
    return <ReferenceText id={props.id} text={shown} describedBy={props.describedBy} />;
  }
  return <ReferencePicker {...props} lookup={lookup} title={label(field)} />;
}
