/** Place in an answer: members from outside to inside, or a header. */
export type Place = { in: 'body'; path: readonly string[] } | { in: 'header'; name: string };

/** Ways of answering a list piece by piece. */
export type Paging =
  | { style: 'whole' }
  | { style: 'offset'; offset: string; limit?: PageSize }
  | { style: 'page'; page: string; first: 0 | 1; limit?: PageSize; link?: boolean }
  /** `next` is undefined where no member of the answer looks like the next cursor. */
  | { style: 'cursor'; cursor: string; limit?: PageSize; next?: Place }
  /** The cursor is the id of the last row; `more` says whether others follow, else a piece that is not full ends the list. */
  | { style: 'cursor'; cursor: string; limit?: PageSize; isRow: true; more?: Place }
  /** The address of the next piece stands in the `Link` header. */
  | { style: 'link'; limit?: PageSize };

export interface PageSize {
  parameter: string;
  default?: number;
  maximum?: number;
}

/** Sort parameter of a list and, as far as the document says, the fields it accepts. */
export interface Sorting {
  parameter: string;
  /** A parameter for ascending or descending with its two words; otherwise a minus before the name says it. */
  direction?: { parameter: string; ascending: string; descending: string };
  /** Accepted field names; undefined where any name may be sent. */
  fields?: readonly string[];
}

export interface ListFacts {
  path: string;
  operationId?: string;
  /** Place of the rows; empty where the answer is the array itself. */
  rows: readonly string[];
  total?: Place;
  paging: Paging;
  sorting?: Sorting;
  /** Parameter that searches for a text. */
  search?: string;
  /** Parameters that compare a field of the rows with one value. */
  filters: readonly { parameter: string; field: string }[];
  /** Parameters that must be sent, with their values from the configuration. */
  fixed: Readonly<Record<string, string>>;
  /** Path parameters of the records above the list, from outside to inside. */
  below: readonly string[];
}

export interface RecordFacts {
  path: string;
  operationId?: string;
  /** Place of the record in the answer; empty where it is the answer itself. */
  at: readonly string[];
  /** Identifier: the last parameter of the path, and the field of a row that fills it. */
  id: { parameter: string; field: string; type: 'string' | 'integer'; format?: string };
  /** Place of the version that shows that somebody else has changed it meanwhile. */
  version?: Place;
}

export interface WriteFacts {
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  operationId?: string;
  mediaType: string;
  /** Place of the record in the body. */
  at: readonly string[];
  /** All fields that a body with the whole record may have, where the document says it. */
  fields?: readonly string[];
}

/** Wire format of a resource, for a dialect: paths as the page names them. */
export interface WireFacts {
  schema: string;
  list: ListFacts;
  record: RecordFacts;
  create?: WriteFacts;
  change?: WriteFacts;
  remove?: { path: string };
}
