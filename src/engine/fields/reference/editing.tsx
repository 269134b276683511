import { useEngine } from '../../context';
import { LookupControl } from '../../form/controls/lookup-control';
import { ReferenceControl } from '../../form/controls/reference-control';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { copiedChoice } from '../copied-choice';

/** Many rows are searched on the server, few are loaded. */
function LookupInput(props: WidgetProps) {
  const { registry } = useEngine();
  const { screen } = registry.lookups[props.field.lookup ?? ''] ?? {};
  return screen === undefined ? <LookupControl {...props} /> : <ReferenceControl {...props} />;
}

export const editing: FieldEditing = {
  Widget: LookupInput,
  readCopied: copiedChoice,
  typeProblem: 'problems:notListed',
};
