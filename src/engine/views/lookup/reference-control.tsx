import { useRef } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { useEngine } from '../../application/context';
import { useFieldLabel } from '../../fields/use-field-texts';
import { useValueFormatter } from '../../data/use-formatters';
import type { ReferencePickerProps } from './reference-picker';
import { ReferenceText } from './reference-text';
import { ReferenceWaiting, type TypedAhead } from './reference-waiting';
import { lookupNamed } from '../../data/lookups/use-lookup';
import type { WidgetProps } from '../../fields/field-editing';

// Loaded late: most forms do without searching, creating and opening records.
const ReferencePicker = lazyPart<ReferencePickerProps & { shown: string }>(
  async () => (await import('./reference-picker')).ReferencePicker,
  { Waiting: ReferenceWaiting },
);

/** For cells, which open with the first key that is typed into them. */
export const preloadReferences = ReferencePicker.preload;

export function ReferenceControl({ field, ...props }: WidgetProps) {
  const label = useFieldLabel();
  const shown = useValueFormatter(field)(props.value);
  const { registry, can } = useEngine();
  const ahead = useRef<TypedAhead>({});
  const lookup = field.lookup ?? '';
  if (!can(`GET ${lookupNamed(registry, lookup).path}`)) {
    return <ReferenceText id={props.id} text={shown} describedBy={props.describedBy} />;
  }
  return (
    <ReferencePicker {...props} lookup={lookup} title={label(field)} shown={shown} ahead={ahead} />
  );
}
