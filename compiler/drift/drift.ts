/** One difference between the contract that screens were built on and the one of today. */
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
  /** Whether the screen no longer works as it is written. */
  breaks: boolean;
  schema?: string;
  field?: string;
  operation?: string;
  /** What it is probably called now. */
  guess?: string;
  /** By what rename saved views, links and columns follow, and the line that has to be added for it where it is not there yet. */
  heals?: { from: string; to: string; add?: string };
  /** A sentence without its full stop. */
  text: string;
}

/** What a difference means for one screen. */
export interface ScreenDrift extends Drift {
  screen: string;
  file: string;
  line: number;
}

/** All that the change of a contract means. */
export interface Verdict {
  drifts: readonly ScreenDrift[];
  /** Names of screens, by what happens to them. */
  breaking: readonly string[];
  affected: readonly string[];
  unchanged: readonly string[];
}
