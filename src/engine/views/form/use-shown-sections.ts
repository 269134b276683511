import type { AnyRecord, SectionDefinition } from '../../define/definition';
import { useEngine } from '../../application/context';
import type { Field, Fields } from '../../fields/field';
import { isShown } from '../../fields/fields-of-record';
import { inColumns } from './left-sections';

export interface ShownSection {
  name: string;
  fields: readonly Field[];
  /** Number of fields in the definition. */
  declared: number;
  /** True in the left of two columns, both read and edited, whatever is left out of either. */
  isLeft: boolean;
}

/** Returns the sections with the fields this user sees of this record; empty sections fall away. */
export function useShownSections(
  sections: readonly SectionDefinition[],
  fields: Fields,
  record: AnyRecord,
): readonly ShownSection[] {
  const { me, can } = useEngine();
  const shown = sections
    .filter((section) => section.when?.(record, me) ?? true)
    .map((section) => ({
      name: section.name,
      declared: section.fields.length,
      fields: section.fields
        .map((name) => fieldNamed(fields, name, section.name))
        .filter((field) => isShown(field, record, can)),
    }))
    .filter((section) => section.fields.length > 0);
  return inColumns(shown);
}

function fieldNamed(fields: Fields, name: string, section: string): Field {
  const field = fields[name];
  if (!field) throw new Error(`section ${section}: the schema has no field «${name}»`);
  return field;
}
