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
 * changes, the remark of a change, the confirmation of values that repeat, the translations of its texts. A key of
 * another name (`x-key`) stands for the id.
 */
export function ownProperties(schema: JsonSchema): JsonSchema {
  const { properties, 'x-resource': resource } = schema;
  if (!resource || !properties) return schema;
  const { create, change } = resource as { create?: unknown; change?: unknown };
  const isWritten = create !== undefined || change !== undefined;
  const localized = isWritten
    ? Object.keys(properties).filter((name) => properties[name]?.['x-localized'])
    : [];
  const repeats = Object.values(properties).some((property) => property['x-confirm-repeat']);
  const hasKey = Object.values(properties).some((property) => property['x-key']);
  return {
    ...schema,
    ...(localized.length > 0 && {
      required: [...new Set([...(schema.required ?? []), ...localized.map((name) => `${name}De`)])],
    }),
    properties: {
      ...(!hasKey && { id }),
      ...(change !== undefined && { version }),
      ...Object.assign(
        {},
        ...Object.entries(properties).map(([name, property]) =>
          localized.includes(name) ? translated(name, property) : { [name]: property },
        ),
      ),
      ...(repeats && { trotzdem: confirmation }),
      ...(change !== undefined &&
        schema['x-table'] && {
          ProtokollBemerkung: { ...remark, ...properties.ProtokollBemerkung },
        }),
    },
  };
}

/** Makes of a text in every language what is read in the caller's, and what is written in each; the German one is given. */
function translated(name: string, property: JsonSchema): Record<string, JsonSchema> {
  const { 'x-localized': _, ...text } = property;
  const other: JsonSchema = { ...text, type: ['string', 'null'], 'x-else': `${name}De` };
  return {
    [name]: { ...property, readOnly: true, 'x-copy': false },
    [`${name}De`]: { minLength: 1, ...text },
    [`${name}En`]: other,
    [`${name}Fr`]: other,
  };
}
