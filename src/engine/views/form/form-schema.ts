import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Field } from '../../fields/field';
import type { ShownSection } from './use-shown-sections';

/** The type RJSF picks its field by; null belongs to every type and is no type of its own. */
function typeOf({ property }: Field): 'string' | 'number' | 'integer' | 'boolean' | 'array' {
  const types = [property.type ?? 'string'].flat();
  const special = ['array', 'boolean', 'integer', 'number'] as const;
  return special.find((type) => types.includes(type)) ?? 'string';
}

/**
 * The part of an entity's schema that a form shows. Bounds, formats and defaults stay out: values are
 * judged by the compiled validators, and a form must not fill in what nobody entered.
 */
export function formSchema(sections: readonly ShownSection[]): RJSFSchema {
  const fields = sections.flatMap((section) => section.fields);
  return {
    type: 'object',
    required: fields.filter((field) => field.required).map((field) => field.name),
    properties: Object.fromEntries(fields.map((field) => [field.name, { type: typeOf(field) }])),
  };
}

/** Fields that only show their value. */
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
