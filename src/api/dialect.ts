export type AnyRecord = Readonly<Record<string, unknown>>;

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

/**
 * How a backend is spoken to: the only code that knows its envelopes, names of parameters and kinds of ids. Pure:
 * calls are made by `rows.ts` and `records.ts`.
 */
export interface Dialect {
  /** Parameters of the URL that ask for rows; undefined ones are left out. */
  rowsQuery: (asked: RowsAsked) => Record<string, string | number | boolean | undefined>;
  /** Throws where there are none. */
  rowsOf: (answer: RawAnswer) => RowsAnswer;
  /** Throws where there is none. */
  recordOf: (answer: RawAnswer) => AnyRecord;
  /** Of the record that was created. Throws where it is not named. */
  idOf: (answer: RawAnswer) => number;
  /** Headers of a write. */
  headersOf: (marks: WriteMarks) => Record<string, string>;
}
