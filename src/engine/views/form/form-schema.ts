import type { RJSFSchema } from '@rjsf/utils';
import type { EntitySchema, PropertySchema } from '../../application/entity-schema';

/** Returns the type by which RJSF picks its field; null belongs to every type and is no type of its own. */
function typeOf({ type: declared, properties }: PropertySchema): RJSFSchema['type'] {
  const types = [declared ?? (properties ? 'object' : 'string')].flat();
  const special = ['object', 'array', 'boolean', 'integer', 'number'] as const;
  return special.find((type) => types.includes(type)) ?? 'string';
}

/**
 * Builds a form's schema without bounds, formats and defaults: compiled validators judge, and a form must not fill in
 * what nobody entered.
 */
export function formSchema({ properties, required = [], $defs }: EntitySchema): RJSFSchema {
  return {
    type: 'object',
    required: Object.keys(properties).filter((name) => required.includes(name)),
    properties: mapped(properties),
    ...($defs && { $defs: mapped($defs) }),
  };
}

/** Tells whether there are alternatives, for which RJSF needs a validator. */
export function hasAlternatives(schema: RJSFSchema): boolean {
  return /"(?:oneOf|anyOf)":/.test(JSON.stringify(schema));
}

/** Keeps what leads into nested values, and what tells alternatives apart. */
function shapeOf(schema: PropertySchema): RJSFSchema {
  const { $ref, properties, required, items, allOf, oneOf, anyOf, title } = schema;
  const { const: only, maxItems, readOnly } = schema;
  const isAlternative = oneOf ?? anyOf ?? allOf;
  return {
    ...($ref !== undefined && { $ref }),
    ...($ref === undefined &&
      (!isAlternative || schema.type || properties) && { type: typeOf(schema) }),
    ...(title !== undefined && { title }),
    ...(only !== undefined && { const: only as string }),
    ...(required && { required: [...required] }),
    ...(readOnly && { readOnly }),
    ...(maxItems !== undefined && { maxItems }),
    ...(properties && { properties: mapped(properties) }),
    ...(items && { items: shapeOf(items) }),
    ...(allOf && { allOf: allOf.map(shapeOf) }),
    ...(oneOf && { oneOf: alternatives(oneOf) }),
    ...(anyOf && { anyOf: alternatives(anyOf) }),
  };
}

/** Lists the alternatives; null is none of its own. An alternative with a schema of its own is named after it. */
function alternatives(schemas: readonly PropertySchema[]): RJSFSchema[] {
  return schemas
    .filter(({ type }) => type !== 'null')
    .map((schema) => {
      const name = schema.$ref?.split('/').at(-1);
      return { ...shapeOf(schema), ...(name !== undefined && { title: name }) };
    });
}

function mapped(schemas: Readonly<Record<string, PropertySchema>>): Record<string, RJSFSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, shapeOf(one)]));
}
