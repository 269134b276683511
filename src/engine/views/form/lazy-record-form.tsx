import type { ComponentProps } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import type { Registry } from '../../application/registry';
import { loadFieldEditing, useFieldEditing } from '../../editing/load-editing';
import { ReadSections } from './read-sections';
import type { RecordForm } from './record-form';

type Props = ComponentProps<typeof RecordForm>;

/** As text, until it can be changed. */
function WaitingForm({ screen, fields, sections, values, elsewhere }: Props) {
  if (!screen) return null;
  return (
    <ReadSections
      screen={screen}
      fields={fields}
      sections={sections}
      record={values}
      elsewhere={elsewhere}
    />
  );
}

const LazyForm = lazyPart(async () => (await import('./record-form')).RecordForm, {
  Waiting: WaitingForm,
  isNeeded: true,
});

/** Loaded when somebody changes or creates a record; `preloadForm` has it there by then. */
export function LazyRecordForm(props: Props) {
  return useFieldEditing() ? <LazyForm {...props} /> : <WaitingForm {...props} />;
}

/** What could not be loaded is loaded when it is needed. */
export async function preloadForm({ fieldTypes }: Pick<Registry, 'fieldTypes'>): Promise<void> {
  await Promise.all([LazyForm.preload(), loadFieldEditing(fieldTypes).catch(() => undefined)]);
}
