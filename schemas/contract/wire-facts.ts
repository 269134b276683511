/** Where something stands in an answer: members from outside to inside, or a header. */
export type Place = { in: 'body'; path: readonly string[] } | { in: 'header'; name: string };

/** How a list is answered piece by piece. */
export type Paging =
  | { style: 'whole' }
  | { style: 'offset'; offset: string; limit?: PageSize }
  | { style: 'page'; page: string; first: 0 | 1; limit?: PageSize; link?: boolean }
  /** `next` is undefined where nothing in the answer reads like the next cursor. */
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

/** How a list is ordered, and by what as far as the document says. */
export interface Sorting {
  parameter: string;
  /** A parameter for ascending or descending with its two words; otherwise a minus before the name says it. */
  direction?: { parameter: string; ascending: string; descending: string };
  /** Undefined where any name may be sent. */
  fields?: readonly string[];
}

export interface ListFacts {
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
}

export interface RecordFacts {
  path: string;
  operationId?: string;
  /** Where the record stands in the answer; no member where it is the answer itself. */
  at: readonly string[];
  /** What names it: the path's last parameter, and the field of a row that fills it. */
  id: { parameter: string; field: string; type: 'string' | 'integer'; format?: string };
  /** What says that somebody else has changed it meanwhile. */
  version?: Place;
}

export interface WriteFacts {
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  operationId?: string;
  mediaType: string;
  /** Where the record stands in the body. */
  at: readonly string[];
  /** Of a body that says the whole record: all that it may have, where the document says it. */
  fields?: readonly string[];
}

/** What the wire of a resource is like, for a dialect: paths as the page names them. */
export interface WireFacts {
  schema: string;
  list: ListFacts;
  record: RecordFacts;
  create?: WriteFacts;
  change?: WriteFacts;
  remove?: { path: string };
}
