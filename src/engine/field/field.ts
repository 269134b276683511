import type { AnyFieldMetadata } from '../../../schemas/define';
import { tones } from '../../../schemas/rules/tone';
import type { EntitySchema, PropertySchema } from './entity-schema';

/** What a field holds, as far as showing and editing it goes. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'integer'
  | 'number'
  | 'money'
  | 'percent'
  | 'quantity'
  | 'duration'
  | 'boolean'
  | 'enum'
  | 'lookup'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'localDateTime'
  | 'email'
  | 'phone'
  | 'webAddress'
  | 'list'
  | 'image'
  | 'file'
  | 'rows';

/** One field: contract and metadata joined. */
export interface Field {
  /** Schema it belongs to. */
  schema: string;
  name: string;
  kind: FieldKind;
  property: PropertySchema;
  metadata: AnyFieldMetadata;
  /** Input must carry a value. */
  required: boolean;
  readOnly: boolean;
  /** Takes input in a new record only. */
  createOnly: boolean;
  /** Right without which the server neither shows nor takes the property. */
  right?: string;
  /** The right needed to change it. */
  rightToChange?: string;
  /** Reference list, when the kind is `lookup`, or `list` of its values. */
  lookup?: string;
  /** Schema of the rows it holds, when the kind is `rows`. */
  rows?: string;
  /** Enumeration values, when the kind is `enum`, or `list` of them. */
  values?: readonly (string | number)[];
}

export type Fields = Readonly<Record<string, Field>>;

const kindOfFormat: Readonly<Record<string, FieldKind>> = {
  money: 'money',
  percent: 'percent',
  quantity: 'quantity',
  'duration-minutes': 'duration',
  date: 'date',
  time: 'time',
  'local-time': 'time',
  'date-time': 'dateTime',
  'local-date-time': 'localDateTime',
  email: 'email',
  phone: 'phone',
  'web-address': 'webAddress',
};

/** Reference lists that a format alone asks for. */
const lookupOfFormat: Readonly<Record<string, string>> = { country: 'country' };

/**
 * Joins a generated schema with its field metadata. A property that refers to a schema (`x-ref`) is chosen from
 * the list named like it, where `lookups` has that. Throws for metadata of a property that the schema lacks.
 */
export function fieldsOf(
  schema: string,
  entity: EntitySchema,
  metadata: Readonly<Record<string, AnyFieldMetadata>>,
  lookups: Readonly<Record<string, unknown>> = {},
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
): Field {
  const right = property['x-right'];
  const referred = property['x-ref'];
  const lookup =
    metadata.lookup ??
    property['x-lookup'] ??
    (referred !== undefined && referred in lookups ? referred : undefined) ??
    lookupOfFormat[property.format ?? ''];
  const isToneField = property.format === 'tone';
  const values = isToneField ? tones : valuesOf(property.items ?? property);
  return {
    schema,
    name,
    kind: kindOf(property, metadata, lookup, values),
    rows: property.items?.$ref?.split('/').at(-1),
    property,
    // A tone is shown in itself.
    metadata: isToneField ? { tones: toneOfItself, ...metadata } : metadata,
    required,
    readOnly: property.readOnly ?? false,
    createOnly: property['x-create-only'] ?? false,
    right: typeof right === 'string' ? right : undefined,
    rightToChange: typeof right === 'object' ? right.change : right,
    lookup,
    values,
  };
}

/** Values that an enumeration offers; null only says that there need not be one. */
function valuesOf({ enum: values }: PropertySchema): (string | number)[] | undefined {
  return values?.filter(
    (value): value is string | number => typeof value === 'string' || typeof value === 'number',
  );
}

const toneOfItself = Object.fromEntries(tones.map((tone) => [tone, tone]));

/** Whoever may write more than this writes several lines, unless the metadata says otherwise. */
const LONGEST_LINE = 500;

function kindOf(
  property: PropertySchema,
  metadata: AnyFieldMetadata,
  lookup: string | undefined,
  values: readonly unknown[] | undefined,
): FieldKind {
  const types = [property.type ?? 'string'].flat();
  if (property.items?.$ref) return 'rows';
  if (types.includes('array')) return 'list';
  if (lookup) return 'lookup';
  if (property['x-image']) return 'image';
  if (property.contentEncoding === 'base64') return 'file';
  if (values) return 'enum';
  const byFormat = kindOfFormat[property.format ?? ''];
  if (byFormat) return byFormat;
  if (types.includes('boolean')) return 'boolean';
  if (types.includes('integer')) return 'integer';
  if (types.includes('number')) return 'number';
  const { multiline = (property.maxLength ?? 0) > LONGEST_LINE } = metadata;
  return multiline ? 'longText' : 'text';
}

/** Kinds whose values stand at the right edge, with tabular figures. */
export function isNumeric(field: Field): boolean {
  return ['integer', 'number', 'money', 'percent', 'quantity', 'duration'].includes(field.kind);
}
