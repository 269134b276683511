import type { Engine } from '../application/context';
import type { AnyRecord, SectionDefinition } from '../define/definition';
import type { Place } from './place';
import { tabTypeOf } from './tab-type';

/**
 * Returns the sections of all its tabs, where a record is shown without them; before it is known, those of any record.
 */
export function sectionsOf(
  { definition }: Pick<Place, 'definition'>,
  record: AnyRecord | undefined,
  { registry, me }: Pick<Engine, 'registry' | 'me'>,
): readonly SectionDefinition[] {
  return definition.tabs.flatMap((tab) =>
    !tab.when || !record || tab.when(record, me)
      ? (tabTypeOf(registry, tab).sections?.(tab) ?? [])
      : [],
  );
}
