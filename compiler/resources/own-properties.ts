import type { JsonSchema } from '../../schemas/contract/document';

const id: JsonSchema = { type: 'integer', minimum: 1, readOnly: true };
const version: JsonSchema = { type: 'integer', readOnly: true };
const remark: JsonSchema = {
  type: ['string', 'null'],
  maxLength: 500,
  writeOnly: true,
  description: 'Remark for the change history',
};
const confirmation: JsonSchema = {
  type: 'boolean',
  writeOnly: true,
  description: 'Values that repeat are meant: sent with the same call after a 409 that asks for it',
};

/**
 * Adds what every record of its kind has and no schema needs to say: its id, the version that guards its
 * changes, the remark of a change, the confirmation of values that repeat. A key of another name (`x-key`) stands for the id.
 */
export function ownProperties(schema: JsonSchema): JsonSchema {
  const { properties, 'x-resource': resource } = schema;
  if (!resource || !properties) return schema;
  const { change } = resource as { change?: unknown };
  const repeats = Object.values(properties).some((property) => property['x-confirm-repeat']);
  const hasKey = Object.values(properties).some((property) => property['x-key']);
  return {
    ...schema,
    properties: {
      ...(!hasKey && { id }),
      ...(change !== undefined && { version }),
      ...properties,
      ...(repeats && { trotzdem: confirmation }),
      ...(change !== undefined &&
        schema['x-table'] && {
          ProtokollBemerkung: { ...remark, ...properties.ProtokollBemerkung },
        }),
    },
  };
}
