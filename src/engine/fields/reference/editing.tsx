import { useEngine } from '../../application/context';
import { LookupControl } from '../../views/lookup/lookup-control';
import { ReferenceControl } from '../../views/lookup/reference-control';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { copiedChoice } from '../copied';

/** Input of a reference: many rows are searched on the server, few are loaded. */
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
