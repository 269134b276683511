import type { AnyFieldMetadata } from '../../../schemas/define';
import type { PartSchemas, PropertySchema } from '../application/entity-schema';
import type { FieldType } from './field-type';

/** One field: contract and metadata joined. */
export interface Field {
  /** Schema it belongs to. */
  schema: string;
  name: string;
  type: FieldType;
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
  /** Reference list that its value, or its values, come from. */
  lookup?: string;
  /** Schema of the rows it holds. */
  rows?: string;
  /** Enumerated values. */
  values?: readonly (string | number)[];
  /** Fields of the object that it holds, or of each of several; such a field may hold objects itself. */
  parts?: () => Fields;
  /** Where it holds several plain values: one of them. */
  item?: () => Field;
  /** What the objects inside it are described by. */
  partSchemas?: PartSchemas;
  /** What it is called where no label says it. */
  title?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Whether its values are figures. */
export function isNumeric({ type }: Field): boolean {
  return type.figures !== undefined;
}

/** Whether figures can be made of it: a sum of keys, codes and levels says nothing. */
export function isSummable({ type }: Field): boolean {
  return type.figures !== undefined && type.figures.sum !== 'never';
}
