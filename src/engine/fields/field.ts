import type { AnyFieldMetadata } from '../../../schemas/define';
import type { PartSchemas, PropertySchema } from '../application/entity-schema';
import type { FieldType } from './field-type';

export interface Field {
  schema: string;
  name: string;
  type: FieldType;
  property: PropertySchema;
  metadata: AnyFieldMetadata;
  required: boolean;
  readOnly: boolean;
  createOnly: boolean;
  /** Right without which the server neither shows nor takes the property. */
  right?: string;
  rightToChange?: string;
  lookup?: string;
  /** Schema of the rows it holds. */
  rows?: string;
  values?: readonly (string | number)[];
  /** Returns the fields of the object it holds, or of each of several; may be nested. */
  parts?: () => Fields;
  /** Tells which values of its list are offered here. */
  offered?: (value: unknown) => boolean;
  /** Returns the field of a single value where it holds several plain ones. */
  item?: () => Field;
  /** Schemas of the objects inside it. */
  partSchemas?: PartSchemas;
  /** True if no list here is ordered by it. */
  unordered?: true;
  /** True if no list here is filtered by it. */
  unfiltered?: true;
  /** Name of the field where no label gives one. */
  title?: string;
  /** Name that this installation gave it; wins over its label. */
  given?: string;
}

export type Fields = Readonly<Record<string, Field>>;

export function isNumeric({ type }: Field): boolean {
  return type.figures !== undefined;
}

/** Tells whether a field can be summed: a sum of keys, codes and levels says nothing. */
export function isSummable({ type }: Field): boolean {
  return type.figures !== undefined && type.figures.sum !== 'never';
}

/** Tells whether no two records have the same value: a record is recognised by it. */
export function isKey({ property, name }: Field): boolean {
  return property['x-unique'] === true || property['x-key'] === true || name === 'id';
}
