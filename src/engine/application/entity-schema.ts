import type { ListLimits } from '../../../schemas/contract/list-limits';
import type { Scanned } from '../../../schemas/rules/code-forms';
import type { Dated } from '../../../schemas/rules/plausible-date';

/** Of a generated JSON Schema (`schemas/generated/schemas/*.json`). */
export interface PropertySchema {
  /** It names the record instead of `id`. */
  'x-key'?: boolean;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** 1 allows whole numbers only, 0.1 one decimal. */
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  title?: string;
  const?: unknown;
  /** `#/$defs/X`: the object is described there. */
  $ref?: string;
  properties?: Readonly<Record<string, PropertySchema>>;
  required?: readonly string[];
  allOf?: readonly PropertySchema[];
  oneOf?: readonly PropertySchema[];
  anyOf?: readonly PropertySchema[];
  /** `#/$defs/X` names the schema of rows. */
  items?: PropertySchema;
  readOnly?: boolean;
  writeOnly?: boolean;
  default?: unknown;
  contentEncoding?: string;
  /** E.g. `image/*`. */
  contentMediaType?: string;
  /** The most bytes of content. */
  'x-max-bytes'?: number;
  /** Names a stored image. */
  'x-image'?: boolean;
  /** No two records share it: a number that they are known by. */
  'x-unique'?: boolean;
  /** Records may share it, but only after a confirmation. */
  'x-confirm-repeat'?: string;
  /** Schema of the records that it names. */
  'x-ref'?: string;
  /** Reference list of its values. */
  'x-lookup'?: string;
  /** Of an object: the part that it is called by. */
  'x-shown'?: string;
  /** Takes a value in a new record only. */
  'x-create-only'?: boolean;
  /** false: a duplicate goes without it. */
  'x-copy'?: boolean;
  /** What it is of something that is read as one: `street`, `given-name`. */
  'x-part'?: string;
  /** It stands on things as a code; `part-number`: of a code of GS1 it is the number of the part, or of its batch. */
  'x-scanned'?: Scanned;
  'x-dated'?: Dated;
  /** A remark on a change, asked for when this system parameter says «J». */
  'x-asked-when'?: string;
  /** To see and change it, or only to change it. */
  'x-right'?: string | { change: string };
}

/** `required` means what input must carry. */
export interface EntitySchema {
  required?: readonly string[];
  properties: Readonly<Record<string, PropertySchema>>;
  /** The property that holds the record it is a part of. */
  'x-parent'?: string;
  /** Path of rows `{ feld, bezeichnung }`: what an installation calls some of its fields. */
  'x-labels'?: string;
  /** Paths of lists of such records that cannot do everything. */
  'x-lists'?: Readonly<Record<string, ListLimits>>;
  /** Objects that its properties refer to, at any depth. */
  $defs?: PartSchemas;
}

export type PartSchemas = Readonly<Record<string, PropertySchema>>;
