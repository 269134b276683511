import type { ComponentProps } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { ReadSections } from './read-sections';
import type { RecordForm } from './record-form';

/** The record as text, until it can be changed. */
function WaitingForm({ screen, fields, sections, values }: ComponentProps<typeof RecordForm>) {
  if (!screen) return null;
  return <ReadSections screen={screen} fields={fields} sections={sections} record={values} />;
}

/** The form of a record, loaded when somebody changes or creates one; `preload` has it there by then. */
export const LazyRecordForm = lazyPart(async () => (await import('./record-form')).RecordForm, {
  Waiting: WaitingForm,
  isNeeded: true,
});
