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
  /** Without it the server neither shows nor takes the property. */
  right?: string;
  rightToChange?: string;
  lookup?: string;
  /** Schema of the rows it holds. */
  rows?: string;
  values?: readonly (string | number)[];
  /** Of the object it holds, or of each of several; may be nested. */
  parts?: () => Fields;
  /** Which values of its list are offered here. */
  offered?: (value: unknown) => boolean;
  /** Where it holds several plain values: one of them. */
  item?: () => Field;
  /** Describes the objects inside it. */
  partSchemas?: PartSchemas;
  /** No list here is ordered by it. */
  unordered?: true;
  /** No list here is filtered by it. */
  unfiltered?: true;
  /** Its name where no label says it. */
  title?: string;
  /** What this installation calls it; wins over its label. */
  given?: string;
}

export type Fields = Readonly<Record<string, Field>>;

export function isNumeric({ type }: Field): boolean {
  return type.figures !== undefined;
}

/** A sum of keys, codes and levels says nothing. */
export function isSummable({ type }: Field): boolean {
  return type.figures !== undefined && type.figures.sum !== 'never';
}

/** No two records have the same: by it a record is recognised. */
export function isKey({ property, name }: Field): boolean {
  return property['x-unique'] === true || property['x-key'] === true || name === 'id';
}
