import type { FlatSchema } from '../schemas/flat-schema';

/** Where something stands in an answer: members from outside to inside, or a header. */
export type Place = { in: 'body'; path: readonly string[] } | { in: 'header'; name: string };

/** How a list is answered piece by piece. */
export type Paging =
  | { style: 'whole' }
  | { style: 'offset'; offset: string; limit?: PageSize }
  | { style: 'page'; page: string; first: 0 | 1; limit?: PageSize; link?: boolean }
  /** `next` is undefined where nothing in the answer reads like the next cursor. */
  | { style: 'cursor'; cursor: string; limit?: PageSize; next?: Place }
  /** The address of the next piece stands in the `Link` header. */
  | { style: 'link'; limit?: PageSize };

export interface PageSize {
  parameter: string;
  default?: number;
  maximum?: number;
}

/** How a list is ordered, and by what as far as the document says. */
export interface Sorting {
  parameter: string;
  /** A parameter for ascending or descending with its two words; otherwise a minus before the name says it. */
  direction?: { parameter: string; ascending: string; descending: string };
  /** Undefined where any name may be sent. */
  fields?: readonly string[];
}

export interface ListOperation {
  path: string;
  operationId?: string;
  /** Where the rows stand; no member where the answer is the array itself. */
  rows: readonly string[];
  total?: Place;
  paging: Paging;
  sorting?: Sorting;
  /** The parameter that looks for a text. */
  search?: string;
  /** Parameters that compare a field of the rows with one value. */
  filters: readonly { parameter: string; field: string }[];
  /** Parameters that must be sent and that configuration gives a value. */
  fixed: Readonly<Record<string, string>>;
  /** Path parameters of what the list belongs to, from outside to inside. */
  below: readonly string[];
  schema: FlatSchema;
  rights: readonly string[];
}

export interface RecordOperation {
  path: string;
  operationId?: string;
  /** Where the record stands in the answer; no member where it is the answer itself. */
  at: readonly string[];
  schema: FlatSchema;
  /** What names it: the path's last parameter, and the field of a row that fills it. */
  id: { parameter: string; field: string; type: 'string' | 'integer'; format?: string };
  /** What says that somebody else has changed it meanwhile. */
  version?: Place;
  rights: readonly string[];
}

export interface WriteOperation {
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  operationId?: string;
  mediaType: string;
  /** Where the record stands in the body. */
  at: readonly string[];
  schema: FlatSchema;
  rights: readonly string[];
}

/** Records that a screen can show: a list, one of them, and what can be done with them. */
export interface Resource {
  /** Of the screen: `purchaseOrders`. */
  name: string;
  /** Of one record: a component's name, or made from the path. No two resources of different components share one. */
  schema: string;
  /** The document's own components of a record and of a row of the list. */
  component?: string;
  rowComponent?: string;
  /** As the document calls it: its tag. */
  tag?: string;
  list: ListOperation;
  record: RecordOperation;
  create?: WriteOperation;
  change?: WriteOperation;
  remove?: { path: string; operationId?: string; rights: readonly string[] };
  /** What could not be inferred, a sentence each. */
  unsure: readonly string[];
}

export type ReasonCode =
  | 'record-missing'
  | 'id-unknown'
  | 'many-parameters'
  | 'record-no-object'
  | 'rows-ambiguous'
  | 'rows-no-records'
  | 'parameter-required'
  | 'ignored';

/** A list that no screen shows, and why. */
export interface LeftOut {
  path: string;
  code: ReasonCode;
  reason: string;
  /** What to say in the configuration, or what the backend lacks. */
  help: string;
}

/** What a contract holds for screens. Plain data: it can be kept as JSON and compared. */
export interface ContractModel {
  title: string;
  version: string;
  operations: number;
  resources: readonly Resource[];
  leftOut: readonly LeftOut[];
}

/** What configuration says of a list, where the document does not or is misread. */
export interface ListHelp {
  /** Where the rows stand: `data.items`. */
  rows?: string;
  /** Where the total stands. */
  total?: string;
  /** Path that reads one of them. */
  record?: string;
  /** The field of a row that names its record. */
  id?: string;
  /** Values of parameters that must be sent. */
  query?: Readonly<Record<string, string>>;
  /** Of the screen. */
  name?: string;
  ignore?: true;
}

/** What helps recognition: part of a backend's configuration. */
export interface RecognitionHelp {
  /** By path of the list. */
  lists?: Readonly<Record<string, ListHelp>>;
  /** Where an object in a record is shown by something else: `Schema.property` → path in it. */
  shown?: Readonly<Record<string, string>>;
  /** A format that is misspelt → the one that is meant, or true where it is right as it is. */
  formats?: Readonly<Record<string, string | true>>;
}
