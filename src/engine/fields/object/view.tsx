import { lazyPart } from '../../../ui/lazy-part';
import type { ValueViewProps } from '../field-type';

/** What an object or a list holds, field by field. */
export const NestedView = lazyPart<ValueViewProps>(
  async () => (await import('../../views/values/nested-value')).NestedValue,
);
