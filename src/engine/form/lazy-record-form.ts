import { lazyContent } from '../../ui/lazy-content';
import type { Registry } from '../registry';
import { loadFieldEditing } from './load-editing';

/** The form of a record, loaded when somebody changes or creates one; `preloadForm` has it there by then. */
export const LazyRecordForm = lazyContent(async () => (await import('./record-form')).RecordForm);

/** Loads what forms need ahead; what could not be loaded is loaded when it is needed. */
export async function preloadForm({ fieldTypes }: Pick<Registry, 'fieldTypes'>): Promise<void> {
  await Promise.all([
    LazyRecordForm.preload(),
    loadFieldEditing(fieldTypes).catch(() => undefined),
  ]);
}
