import type { AnyFieldMetadata } from '../../../schemas/define';
import type { EntitySchema, PartSchemas, PropertySchema } from '../application/entity-schema';
import type { CellType } from './cell-type';
import type { Field, Fields } from './field';
import { inWords } from './in-words';
import { partOf, type Part } from './part-of';
import type { FieldDeclaration, FieldType } from './field-type';

type Metadata = Readonly<Record<string, AnyFieldMetadata>>;

/** Surroundings shared by all fields of a schema, those inside objects too. */
interface Surroundings {
  lookups: Readonly<Record<string, unknown>>;
  types: readonly FieldType[];
  cells: Readonly<Record<string, CellType>> | undefined;
  partSchemas: PartSchemas | undefined;
}

/**
 * Builds the fields of a schema. A property with `x-ref` is chosen from the list of that name in `lookups`; of equal
 * `types` the first wins. Objects inside have what the contract says. Throws for metadata of a property that the schema
 * lacks.
 */
export function fieldsOf(
  schema: string,
  entity: EntitySchema,
  metadata: Metadata,
  lookups: Readonly<Record<string, unknown>>,
  types: readonly FieldType[],
  cells?: Readonly<Record<string, CellType>>,
): Fields {
  return fieldsIn(schema, entity, metadata, { lookups, types, cells, partSchemas: entity.$defs });
}

function fieldsIn(
  schema: string,
  { properties, required = [] }: EntitySchema,
  metadata: Metadata,
  around: Surroundings,
): Fields {
  const unknown = Object.keys(metadata).find((name) => !(name in properties));
  if (unknown) throw new Error(`schemas/fields: ${schema} has no property «${unknown}»`);
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const is = { schema, name, required: required.includes(name) };
      return [name, fieldOf(property, metadata[name] ?? {}, is, around)];
    }),
  );
}

function fieldOf(
  property: PropertySchema,
  metadata: AnyFieldMetadata,
  { schema, name, required }: Pick<Field, 'schema' | 'name' | 'required'>,
  around: Surroundings,
): Field {
  const { lookups, types, cells, partSchemas } = around;
  const right = property['x-right'];
  const referred = property['x-ref'];
  const named =
    metadata.lookup ??
    property['x-lookup'] ??
    (referred !== undefined && referred in lookups ? referred : undefined);
  const enumerated = valuesOf(property.items ?? property);
  const part = partOf(property, partSchemas) ?? partOf(property.items, partSchemas);
  const isSeveral = property.items !== undefined;
  const isFree = named === undefined && enumerated === undefined;
  const found = typeOf(`${schema}.${name}`, types, {
    property,
    metadata,
    types: [property.type ?? 'string'].flat().filter((one) => one !== 'null'),
    lookup: named,
    values: enumerated,
    holds: part ? (isSeveral ? 'objects' : 'object') : isSeveral && isFree ? 'values' : undefined,
  });
  const cell = cells?.[metadata.cell ?? ''];
  const type = cell ? { ...found, ...cell } : found;
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
    ...(partSchemas && { partSchemas }),
    ...(type.isNested && {
      parts: part && once(() => partFields(part, `${schema}.${name}`, around)),
      item:
        property.items && !part
          ? once(() =>
              titled(fieldOf(property.items ?? {}, {}, { schema, name, required: true }, around)),
            )
          : undefined,
    }),
  };
}

/**
 * Builds the fields of an object, described by its own schema or in place: a field of the same name beside the object
 * lends it no label.
 */
function partFields({ name, entity }: Part, owner: string, around: Surroundings): Fields {
  const fields = fieldsIn(name ?? owner, entity, {}, around);
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, titled(field)]));
}

/** Gives a field without a label a title: the contract's, else the name in words. */
function titled(field: Field): Field {
  return { ...field, title: field.property.title ?? inWords(field.name) };
}

/** Makes a value on first use, because objects may hold themselves. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Returns the enumerated values; null only says that a value may be missing. */
function valuesOf({ enum: values }: PropertySchema): (string | number)[] | undefined {
  return values?.filter(
    (value): value is string | number => typeof value === 'string' || typeof value === 'number',
  );
}

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
