/**
 * What became of an entry: on the device, on its way, on the server, refused by it (it waits for the user), or given up
 * by the user with a reason.
 */
export type EntryState = 'waiting' | 'sending' | 'sent' | 'refused' | 'discarded';

/** What the server said against it. */
export interface Refusal {
  status: number;
  codes: readonly string[];
  /** In the language of the user. */
  messages: readonly string[];
  fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** When it was, later than any that the office was told before; UTC. */
  at?: string;
}

/** What the office knows of an entry that was refused. */
export interface Told {
  state: EntryState;
  /** `at` of the refusal. */
  at: string;
  /** What the server had said against it: a later report of the same entry says it again. */
  words?: string;
  code?: string;
}

/** A report that the office's call refused. */
export interface Untold {
  attempts: number;
  /** ms since 1970; not before this. */
  nextTryAt: number;
  /** Why, in the language of the user. */
  message: string;
}

/** The record that it is about. */
export interface EntryRecord {
  schema: string;
  id: string | number;
  /** What the record shows until the server has answered: property → value. */
  follows?: Readonly<Record<string, unknown>>;
  /** A row that it will bring, of a list beside the record; shown among the others until the server has answered. */
  brings?: { schema: string; row: Readonly<Record<string, unknown>> };
}

/** A file of a call; its bytes lie beside the entry, because entries are read often. */
export interface EntryFile {
  /** Where its bytes lie. */
  id: string;
  /** Property of the body. */
  property: string;
  name: string;
  /** Media type. */
  type: string;
  /** In bytes. */
  size: number;
}

/** What takes the id of what an earlier call of the same queue created. */
export interface EntryReference {
  /** In the body, e.g. `[0, 'wert']`; `[]` for a call whose body takes nothing of it, and which is nothing without it. */
  at: readonly (string | number)[];
  /** The parameter of the path that takes it: the call is about what will be created. */
  param?: string;
  /** Of the call that creates it. */
  key: string;
  /** The property is a text. */
  isText?: true;
}

/** One call that the user has made, on its way to the device's store. Times are UTC. */
export interface NewEntry {
  /** Whose entries go one after the other, e.g. `serviceAuftragId=4711`. */
  queue: string;
  /** `METHOD /path/{id}` */
  operation: string;
  params: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  file?: EntryFile;
  refers?: readonly EntryReference[];
  /** Properties of the body that its user may correct; all that its form has unless given. */
  asks?: readonly string[];
  /** Members of the body that say that it is told later than it happened; from the second attempt on. */
  late?: Readonly<Record<string, unknown>>;
  /** Sent again under this key it acts once. */
  key: string;
  /** By the device's clock. */
  recordedAt: string;
  /** ms that the server's clock was ahead of the device's then; undefined when nobody knew. */
  clockOffset?: number;
  /** What was done, and with which record, in the words of the page. */
  label: { action: string; record: string };
  of?: EntryRecord;
}

export interface Entry extends NewEntry {
  /** Given by the store, ascending: the order in which they were recorded, over all tabs. */
  seq: number;
  state: EntryState;
  attempts: number;
  /** ms since 1970; not before this without being told to. */
  nextTryAt: number;
  refusal?: Refusal;
  told?: Told;
  /** Until the office knows. */
  untold?: Untold;
  /** The key that it was recorded under, by which others refer to it, where it was corrected since. */
  firstKey?: string;
  /** Of what it created. */
  createdId?: string | number;
  /** Why it was discarded. */
  reason?: string;
  /** When its state became final. */
  endedAt?: string;
}
