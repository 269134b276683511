import { lazyContent } from '../../ui/lazy-content';

/** The form of a record, loaded when somebody changes or creates one; `preload` has it there by then. */
export const LazyRecordForm = lazyContent(async () => (await import('./record-form')).RecordForm);
