import { lazyPart } from '../../../ui/lazy-part';
import { useFieldLabel } from '../../field/field-label';
import { useValueFormatter } from '../../field/format-value';
import type { ReferencePickerProps } from '../../lookup/reference/reference-picker';
import { ReferenceText } from '../../lookup/reference/reference-text';
import type { WidgetProps } from './widget';

// Searching, creating and opening records is code of its own, which most forms do without.
const ReferencePicker = lazyPart<ReferencePickerProps & { shown: string }>(
  async () => (await import('../../lookup/reference/reference-picker')).ReferencePicker,
  ({ id, shown, describedBy }) => <ReferenceText id={id} text={shown} describedBy={describedBy} />,
);

/** Fetches the control ahead, for cells that open with the first key that is typed into them. */
export const preloadReferences = ReferencePicker.preload;

/** A record of another screen. */
export function ReferenceControl({ field, ...props }: WidgetProps) {
  const label = useFieldLabel();
  const shown = useValueFormatter(field)(props.value);
  return (
    <ReferencePicker {...props} lookup={field.lookup ?? ''} title={label(field)} shown={shown} />
  );
}
