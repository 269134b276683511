/** One property of a generated JSON Schema (`schemas/generated/schemas/*.json`). */
export interface PropertySchema {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** Step of a figure: 1 allows whole pieces only, 0.1 one decimal. */
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  /** What the contract calls it. */
  title?: string;
  /** The only value. */
  const?: unknown;
  /** `#/$defs/X`: the object it holds is described there. */
  $ref?: string;
  /** Of an object: what it holds. */
  properties?: Readonly<Record<string, PropertySchema>>;
  required?: readonly string[];
  /** All of these hold, one of these, some of these. */
  allOf?: readonly PropertySchema[];
  oneOf?: readonly PropertySchema[];
  anyOf?: readonly PropertySchema[];
  /** Of a list: what its items are; `#/$defs/X` names the schema of rows. */
  items?: PropertySchema;
  readOnly?: boolean;
  writeOnly?: boolean;
  default?: unknown;
  contentEncoding?: string;
  /** Media types that content may have, e.g. `image/*`. */
  contentMediaType?: string;
  /** The most bytes of content. */
  'x-max-bytes'?: number;
  /** Names a stored image. */
  'x-image'?: boolean;
  /** Schema of the records that it names. */
  'x-ref'?: string;
  /** Reference list that the values come from. */
  'x-lookup'?: string;
  /** Takes a value in a new record only. */
  'x-create-only'?: boolean;
  /** false: a duplicate of the record goes without it. */
  'x-copy'?: boolean;
  /** A remark on a change, asked for when this system parameter says «J». */
  'x-asked-when'?: string;
  /** A right to see and change it, or only to change it. */
  'x-right'?: string | { change: string };
}

/** An entity's generated JSON Schema; `required` means what input must carry. */
export interface EntitySchema {
  required?: readonly string[];
  properties: Readonly<Record<string, PropertySchema>>;
  /** The objects that its properties refer to, at any depth. */
  $defs?: PartSchemas;
}

/** Schemas of objects inside records, by name. */
export type PartSchemas = Readonly<Record<string, PropertySchema>>;
