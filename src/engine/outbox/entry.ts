/**
 * State of an entry: on the device, on its way, on the server, refused by it (it waits for the user), or given up by
 * the user with a reason.
 */
export type EntryState = 'waiting' | 'sending' | 'sent' | 'refused' | 'discarded';

/** Refusal of an entry by the server. */
export interface Refusal {
  status: number;
  codes: readonly string[];
  /** Messages in the language of the user. */
  messages: readonly string[];
  fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** Time of the refusal, later than any that the office was told before; UTC. */
  at?: string;
}

/** Knowledge of the office about an entry that was refused. */
export interface Told {
  state: EntryState;
  /** Time `at` of the refusal. */
  at: string;
  /** Words of the server's refusal: a later report of the same entry says them again. */
  words?: string;
  code?: string;
}

/** Attempts to tell the office that its server refused. */
export interface Untold {
  attempts: number;
  /** Earliest time of the next attempt, in ms since 1970. */
  nextTryAt: number;
  /** Reason in the language of the user. */
  message: string;
}

/** Record that it is about. */
export interface EntryRecord {
  schema: string;
  id: string | number;
  /** Record as it was shown when the call was made, with what earlier ones had done to it. */
  record?: Readonly<Record<string, unknown>>;
  /** Values that the record shows until the server has answered, by property. */
  follows?: Readonly<Record<string, unknown>>;
  /** Row that it will bring, of a list beside the record; shown among the others until the server has answered. */
  brings?: { schema: string; row: Readonly<Record<string, unknown>> };
}

/** File of a call; its bytes lie beside the entry, because entries are read often. */
export interface EntryFile {
  /** Id under which its bytes lie. */
  id: string;
  /** Property of the body. */
  property: string;
  name: string;
  /** Media type. */
  type: string;
  /** Size in bytes. */
  size: number;
}

/** Place that takes the id of what an earlier call of the same queue created. */
export interface EntryReference {
  /**
   * Path in the body, e.g. `[0, 'wert']`; `[]` for a call whose body takes nothing of it, and which is nothing without
   * it.
   */
  at: readonly (string | number)[];
  /** Parameter of the path that takes it: the call is about what will be created. */
  param?: string;
  /** Key of the call that creates it. */
  key: string;
  /** True if the property is a text. */
  isText?: true;
}

/** Call that the user has made, on its way to the device's store. Times are UTC. */
export interface NewEntry {
  /** Queue whose entries go one after the other, e.g. `serviceAuftragId=4711`. */
  queue: string;
  /** Operation as `METHOD /path/{id}`. */
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
  /** Key under which the call, sent again, acts once. */
  key: string;
  /** Time by the device's clock. */
  recordedAt: string;
  /** Offset in ms by which the server's clock was ahead of the device's then; undefined when nobody knew. */
  clockOffset?: number;
  /** Words of the page for what was done, and with which record. */
  label: { action: string; record: string };
  of?: EntryRecord;
}

export interface Entry extends NewEntry {
  /** Number given by the store, ascending: the order in which they were recorded, over all tabs. */
  seq: number;
  state: EntryState;
  attempts: number;
  /** Time of the next try, in ms since 1970; not before this without being told to. */
  nextTryAt: number;
  refusal?: Refusal;
  /** Change of an earlier entry (its action) after which this one is not possible any more. */
  misfit?: { action: string };
  told?: Told;
  /** Reports that the office refused, until it knows. */
  untold?: Untold;
  /** Key that it was recorded under, by which others refer to it, if it was corrected since. */
  firstKey?: string;
  /** Id of what it created. */
  createdId?: string | number;
  /** Reason why it was discarded. */
  reason?: string;
  /** Time when its state became final. */
  endedAt?: string;
}
