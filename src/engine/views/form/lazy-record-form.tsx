import type { ComponentProps } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import type { Registry } from '../../application/registry';
import { loadFieldEditing, useFieldEditing } from '../../editing/load-editing';
import { ReadSections } from './read-sections';
import type { RecordForm } from './record-form';

type Props = ComponentProps<typeof RecordForm>;

/** Values as text, until they can be changed. */
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

/** Form that is loaded when somebody changes or creates a record; `preloadForm` has it there by then. */
export function LazyRecordForm(props: Props) {
  return useFieldEditing() ? <LazyForm {...props} /> : <WaitingForm {...props} />;
}

/** Loads the form ahead; what could not be loaded is loaded when it is needed. */
export async function preloadForm({ fieldTypes }: Pick<Registry, 'fieldTypes'>): Promise<void> {
  await Promise.all([LazyForm.preload(), loadFieldEditing(fieldTypes).catch(() => undefined)]);
}
