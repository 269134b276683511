import type { Problem } from './api-error';

export type AnyRecord = Readonly<Record<string, unknown>>;

/** Text that names a record: a UUID, a slug. Never any other text. */
export type TextId = string & { readonly namesRecord: true };

/** Id that names a record among those of its list. */
export type RecordId = number | TextId;

/** Way to count; true: exactly; `capped`: up to a bound set by the server. */
export type Count = boolean | 'capped';

/** Request to a list, in the page's own words. */
export interface RowsAsked {
  /** Conditions as text (`schemas/rules/filter-grammar`). */
  filter?: string;
  /** Words to be found anywhere in a record. */
  search?: string;
  /** Order as `name,-town`: fields, with a minus before descending ones. */
  order?: string;
  offset?: number;
  limit?: number;
  count?: Count;
}

export interface RowsAnswer {
  rows: AnyRecord[];
  /** Number of all rows, only when it was asked for. */
  total?: number;
  /** True if there are more than `total`: the count had a bound. */
  isCapped: boolean;
  hasMore: boolean;
}

/** Conditions that a write is bound to. */
export interface WriteMarks {
  /** Record as it was read: the write acts only if it is still the same. */
  base?: AnyRecord;
  /** Key under which the write, sent again, acts once. */
  once?: string;
  /** Token of the lock that the writer holds. */
  lock?: string;
}

export interface RawAnswer {
  data: unknown;
  headers: Headers;
  location?: string;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** List that is read, without what is asked of it. */
export interface ListAt {
  /** Path of the list, as the page names it. */
  list: string;
  params?: Readonly<Record<string, string | number>>;
  /** Parameters that belong to the call itself. */
  query?: CallQuery;
}

type CallQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Calls that a write takes. */
export interface WriteCalls {
  /** Reads the record as it is now. */
  read: () => Promise<RawAnswer>;
  send: (body: unknown, headers: Record<string, string>) => Promise<RawAnswer>;
  /** Makes the error thrown if the record is not what it was when read. */
  stale: () => Error;
}

/**
 * Language of a backend: the only code that knows its envelopes, names of parameters and kinds of ids. Paths are the
 * page's. It makes no calls itself: `rows.ts` and `records.ts` make them.
 */
export interface Dialect {
  /** Translates to the wire's `METHOD /path`; without it they are the same. */
  operation?: (operation: string) => string;
  /** Reads rows by as many calls as it takes. Throws if the answer holds none. */
  rows: (
    at: ListAt,
    asked: RowsAsked,
    read: (query: Query) => Promise<RawAnswer>,
  ) => Promise<RowsAnswer>;
  /** Takes the record from an answer. Throws if there is none. */
  recordOf: (path: string, answer: RawAnswer) => AnyRecord;
  /** Returns the id of the record that was created. Throws if the answer does not name it. */
  idOf: (path: string, answer: RawAnswer) => RecordId;
  /** Returns the headers of a write. */
  headersOf: (marks: WriteMarks) => Record<string, string>;
  /** Returns what is sent for the input of a new record; without it the input itself. */
  created?: (path: string, input: unknown) => unknown;
  /** Changes a record where it is not enough to send what differs. */
  change?: (
    path: string,
    base: AnyRecord | undefined,
    changes: AnyRecord,
    calls: WriteCalls,
  ) => Promise<AnyRecord>;
  /** Removes a record where that takes more than one call. */
  remove?: (path: string, base: AnyRecord | undefined, calls: WriteCalls) => Promise<void>;
  problemOf: ProblemOf;
}

/** Function that reads what a refused call says. Never throws. */
export type ProblemOf = (body: AnyRecord) => Problem;
