import type { AnyFieldMetadata } from '../../../schemas/define';
import type { EntitySchema, PropertySchema } from '../application/entity-schema';
import type { Field, Fields } from './field';
import type { FieldDeclaration, FieldType } from './field-type';

/**
 * Joins a generated schema with its field metadata. A property that refers to a schema (`x-ref`) is chosen from
 * the list named like it, where `lookups` has that; `types` are those of the application, the first of equals wins. Throws for metadata of a property that the schema lacks.
 */
export function fieldsOf(
  schema: string,
  entity: EntitySchema,
  metadata: Readonly<Record<string, AnyFieldMetadata>>,
  lookups: Readonly<Record<string, unknown>>,
  types: readonly FieldType[],
): Fields {
  const unknown = Object.keys(metadata).find((name) => !(name in entity.properties));
  if (unknown) throw new Error(`schemas/fields: ${schema} has no property «${unknown}»`);
  return Object.fromEntries(
    Object.entries(entity.properties).map(([name, property]) => [
      name,
      fieldOf(
        schema,
        name,
        property,
        metadata[name] ?? {},
        entity.required?.includes(name) ?? false,
        lookups,
        types,
      ),
    ]),
  );
}

function fieldOf(
  schema: string,
  name: string,
  property: PropertySchema,
  metadata: AnyFieldMetadata,
  required: boolean,
  lookups: Readonly<Record<string, unknown>>,
  types: readonly FieldType[],
): Field {
  const right = property['x-right'];
  const referred = property['x-ref'];
  const named =
    metadata.lookup ??
    property['x-lookup'] ??
    (referred !== undefined && referred in lookups ? referred : undefined);
  const enumerated = valuesOf(property.items ?? property);
  const type = typeOf(`${schema}.${name}`, types, {
    property,
    metadata,
    types: [property.type ?? 'string'].flat().filter((one) => one !== 'null'),
    lookup: named,
    values: enumerated,
  });
  return {
    schema,
    name,
    type,
    rows: property.items?.$ref?.split('/').at(-1),
    property,
    metadata: { ...type.metadata, ...metadata },
    required,
    readOnly: property.readOnly ?? false,
    createOnly: property['x-create-only'] ?? false,
    right: typeof right === 'string' ? right : undefined,
    rightToChange: typeof right === 'object' ? right.change : right,
    lookup: named ?? type.lookup,
    values: type.values ?? enumerated,
  };
}

/** Values that an enumeration offers; null only says that there need not be one. */
function valuesOf({ enum: values }: PropertySchema): (string | number)[] | undefined {
  return values?.filter(
    (value): value is string | number => typeof value === 'string' || typeof value === 'number',
  );
}

/** The type that the metadata asks for by name, else the one that fits best. */
function typeOf(
  where: string,
  types: readonly FieldType[],
  declaration: FieldDeclaration,
): FieldType {
  const { type: asked } = declaration.metadata;
  if (asked !== undefined) {
    const found = types.find(({ name }) => name === asked);
    if (!found) throw new Error(`${where}: there is no field type «${asked}»`);
    return found;
  }
  let best: FieldType | undefined;
  let highest = -Infinity;
  for (const type of types) {
    const found = type.fits(declaration) ?? -Infinity;
    if (found <= highest) continue;
    best = type;
    highest = found;
  }
  if (!best) throw new Error(`${where}: no field type fits`);
  return best;
}
