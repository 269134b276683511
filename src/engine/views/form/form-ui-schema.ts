import type { UiSchema } from '@rjsf/utils';
import type { ShownSection } from './use-shown-sections';

/** Part of the UI schema for fields that only show their value. */
export function formUiSchema(
  sections: readonly ShownSection[],
  editable: (field: string) => boolean,
): UiSchema {
  const fields = sections.flatMap((section) => section.fields);
  return Object.fromEntries(
    fields
      .filter((field) => field.readOnly || !editable(field.name))
      .map((field) => [field.name, { 'ui:readonly': true }]),
  );
}
