import type { Problem } from './api-error';

export type AnyRecord = Readonly<Record<string, unknown>>;

/** A text that names a record: a UUID, a slug. Never any other text. */
export type TextId = string & { readonly namesRecord: true };

/** What names a record among those of its list. */
export type RecordId = number | TextId;

/** true: exactly; `capped`: up to a bound of the server's. */
export type Count = boolean | 'capped';

/** What is asked of a list, in the page's own words. */
export interface RowsAsked {
  /** Conditions as text (`schemas/rules/filter-grammar`). */
  filter?: string;
  /** Words to be found anywhere in a record. */
  search?: string;
  /** `name,-town`: fields, a minus before those that descend. */
  order?: string;
  offset?: number;
  limit?: number;
  count?: Count;
}

export interface RowsAnswer {
  rows: AnyRecord[];
  /** Only when it was asked for. */
  total?: number;
  /** There are more than `total`: the count had a bound. */
  isCapped: boolean;
  hasMore: boolean;
}

/** What a write is bound to. */
export interface WriteMarks {
  /** Only if the record is still as it was read. */
  base?: AnyRecord;
  /** Sent again under this key it acts once. */
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

/** Which list is read, besides what is asked of it. */
export interface ListAt {
  /** As the page names it. */
  list: string;
  params?: Readonly<Record<string, string | number>>;
  /** Parameters of the call's own. */
  query?: CallQuery;
}

type CallQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The calls that a write takes. */
export interface WriteCalls {
  /** The record as it is now. */
  read: () => Promise<RawAnswer>;
  send: (body: unknown, headers: Record<string, string>) => Promise<RawAnswer>;
  /** What is thrown where the record is not what it was when it was read. */
  stale: () => Error;
}

/**
 * How a backend is spoken to: the only code that knows its envelopes, names of parameters and kinds of ids. Paths are
 * the page's. It makes no calls itself: `rows.ts` and `records.ts` make them.
 */
export interface Dialect {
  /** `METHOD /path` of the wire; without it the same. */
  operation?: (operation: string) => string;
  /** Reads rows by as many calls as it takes. Throws where there are none. */
  rows: (
    at: ListAt,
    asked: RowsAsked,
    read: (query: Query) => Promise<RawAnswer>,
  ) => Promise<RowsAnswer>;
  /** Throws where there is none. */
  recordOf: (path: string, answer: RawAnswer) => AnyRecord;
  /** Of the record that was created. Throws where it is not named. */
  idOf: (path: string, answer: RawAnswer) => RecordId;
  /** Headers of a write. */
  headersOf: (marks: WriteMarks) => Record<string, string>;
  /** What is sent of the input of a new record; without it the input. */
  created?: (path: string, input: unknown) => unknown;
  /** Changes a record where that takes more than to send what differs. */
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

/** What a refused call says. Never throws. */
export type ProblemOf = (body: AnyRecord) => Problem;
