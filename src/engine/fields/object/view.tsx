import { lazyPart } from '../../../ui/lazy-part';
import type { ValueViewProps } from '../field-type';

export const NestedView = lazyPart<ValueViewProps>(
  async () => (await import('../../views/values/nested-value')).NestedValue,
);
