import type { ListLimits } from '../../../schemas/contract/list-limits';
import type { Scanned } from '../../../schemas/rules/code-forms';
import type { Dated } from '../../../schemas/rules/plausible-date';

/** Property of a generated JSON Schema (`schemas/generated/schemas/*.json`). */
export interface PropertySchema {
  /** True if it names the record instead of `id`. */
  'x-key'?: boolean;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** Smallest step of a number: 1 allows whole numbers only, 0.1 one decimal. */
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  title?: string;
  const?: unknown;
  /** Reference `#/$defs/X`: the object is described there. */
  $ref?: string;
  properties?: Readonly<Record<string, PropertySchema>>;
  required?: readonly string[];
  allOf?: readonly PropertySchema[];
  oneOf?: readonly PropertySchema[];
  anyOf?: readonly PropertySchema[];
  /** Schema of the rows, referred to as `#/$defs/X`. */
  items?: PropertySchema;
  readOnly?: boolean;
  writeOnly?: boolean;
  default?: unknown;
  contentEncoding?: string;
  /** Kind of content, e.g. `image/*`. */
  contentMediaType?: string;
  /** Most bytes of content. */
  'x-max-bytes'?: number;
  /** True if it names a stored image. */
  'x-image'?: boolean;
  /** True if no two records share it: a number that they are known by. */
  'x-unique'?: boolean;
  /** Message code of the question whether a value may repeat: records may share it, but only after a confirmation. */
  'x-confirm-repeat'?: string;
  /** Schema of the records that it names. */
  'x-ref'?: string;
  /** Reference list of its values. */
  'x-lookup'?: string;
  /** Part that an object is called by. */
  'x-shown'?: string;
  /** True if it takes a value in a new record only. */
  'x-create-only'?: boolean;
  /** Flag for copies; false: a duplicate goes without it. */
  'x-copy'?: boolean;
  /** Role as a part of something that is read as one: `street`, `given-name`. */
  'x-part'?: string;
  /** Code on things that holds it; `part-number`: in a GS1 code it is the number of the part, or of its batch. */
  'x-scanned'?: Scanned;
  'x-dated'?: Dated;
  /** System parameter that, set to «J», asks for a remark on a change; it is stored here. */
  'x-asked-when'?: string;
  /** Right needed to see and change it, or only to change it. */
  'x-right'?: string | { change: string };
}

/** Schema of an entity; `required` lists what input must carry. */
export interface EntitySchema {
  required?: readonly string[];
  properties: Readonly<Record<string, PropertySchema>>;
  /** Property that holds the record it is a part of. */
  'x-parent'?: string;
  /** Path of rows `{ feld, bezeichnung }`: an installation's own names for some of its fields. */
  'x-labels'?: string;
  /** Limits of lists of such records that cannot do everything, by path. */
  'x-lists'?: Readonly<Record<string, ListLimits>>;
  /** Objects that its properties refer to, at any depth. */
  $defs?: PartSchemas;
}

export type PartSchemas = Readonly<Record<string, PropertySchema>>;
