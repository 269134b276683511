import { useEngine } from '../../context';
import { LookupControl } from './lookup-control';
import { ReferenceControl } from './reference-control';
import type { Widget, WidgetProps } from './widget';

/** Many rows are searched on the server, few are loaded. */
function LookupInput(props: WidgetProps) {
  const { registry } = useEngine();
  const { screen } = registry.lookups[props.field.lookup ?? ''] ?? {};
  return screen === undefined ? <LookupControl {...props} /> : <ReferenceControl {...props} />;
}

/** A value of a reference list, or a record of another screen. */
export const lookupWidget: Widget = {
  name: 'lookup',
  rank: (field) => (field.kind === 'lookup' ? 10 : undefined),
  Component: LookupInput,
};
