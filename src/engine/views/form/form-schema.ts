import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { PropertySchema } from '../../application/entity-schema';
import type { Fields } from '../../fields/field';
import type { ShownSection } from './use-shown-sections';

/** The type RJSF picks its field by; null belongs to every type and is no type of its own. */
function typeOf({ type: declared, properties }: PropertySchema): RJSFSchema['type'] {
  const types = [declared ?? (properties ? 'object' : 'string')].flat();
  const special = ['object', 'array', 'boolean', 'integer', 'number'] as const;
  return special.find((type) => types.includes(type)) ?? 'string';
}

/**
 * An entity's schema as RJSF walks it. Bounds, formats and defaults stay out: values are
 * judged by the compiled validators, and a form must not fill in what nobody entered.
 */
export function formSchema(fields: Fields): RJSFSchema {
  const all = Object.values(fields);
  const parts = all.find(({ partSchemas }) => partSchemas)?.partSchemas;
  return {
    type: 'object',
    required: all.filter((field) => field.required).map((field) => field.name),
    properties: Object.fromEntries(
      all.map(({ name, property, parts: inside, item }) => [
        name,
        inside || item ? shapeOf(property) : { type: typeOf(property) },
      ]),
    ),
    ...(parts && { $defs: mapped(parts) }),
  };
}

/** What can be walked into, and what tells alternatives apart. */
function shapeOf(schema: PropertySchema): RJSFSchema {
  const { $ref, properties, required, items, allOf, oneOf, anyOf, title } = schema;
  const { const: only, maxItems, readOnly } = schema;
  const isAlternative = oneOf ?? anyOf ?? allOf;
  return {
    ...($ref !== undefined && { $ref }),
    ...($ref === undefined && (!isAlternative || schema.type || properties) && { type: typeOf(schema) }),
    ...(title !== undefined && { title }),
    ...(only !== undefined && { const: only as string }),
    ...(required && { required: [...required] }),
    ...(readOnly && { readOnly }),
    ...(maxItems !== undefined && { maxItems }),
    ...(properties && { properties: mapped(properties) }),
    ...(items && { items: shapeOf(items) }),
    ...(allOf && { allOf: allOf.map(shapeOf) }),
    ...(oneOf && { oneOf: oneOf.map(alternativeOf) }),
    ...(anyOf && { anyOf: anyOf.map(alternativeOf) }),
  };
}

/** One of several: with a schema of its own it is called as that. */
function alternativeOf(schema: PropertySchema): RJSFSchema {
  const name = schema.$ref?.split('/').at(-1);
  return { ...shapeOf(schema), ...(name !== undefined && { title: name }) };
}

function mapped(schemas: Readonly<Record<string, PropertySchema>>): Record<string, RJSFSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, shapeOf(one)]));
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
