/** Difference between the contract that screens were built on and the one of today. */
export interface Drift {
  kind:
    | 'schema-gone'
    | 'field-gone'
    | 'field-renamed'
    | 'field-new'
    | 'type-changed'
    | 'values-gone'
    | 'values-new'
    | 'bound-narrower'
    | 'newly-required'
    | 'read-only'
    | 'operation-gone'
    | 'answer-changed'
    | 'parameter-gone'
    | 'parameter-changed'
    | 'right-changed'
    | 'label-stale'
    | 'views-heal'
    | 'views-touched';
  /** True if the screen no longer works as it is written. */
  breaks: boolean;
  schema?: string;
  field?: string;
  operation?: string;
  /** Probable name of it now. */
  guess?: string;
  /** Rename by which saved views, links and columns follow, and the line to add for it where it is not there yet. */
  heals?: { from: string; to: string; add?: string };
  /** Sentence without its full stop. */
  text: string;
}

/** Difference with its meaning for one screen. */
export interface ScreenDrift extends Drift {
  screen: string;
  file: string;
  line: number;
}

/** Verdict on all that the change of a contract means. */
export interface Verdict {
  drifts: readonly ScreenDrift[];
  /** Names of screens, by what happens to them. */
  breaking: readonly string[];
  affected: readonly string[];
  unchanged: readonly string[];
}
