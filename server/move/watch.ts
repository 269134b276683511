/** Who hears how far a copy is, and may end it. */
export interface Watch {
  /** A sentence that stays. */
  say(text: string): void;
  /** Begins a stage of so many bytes of rows; undefined where nobody knows how much it is. */
  begin(stage: string, bytes?: number): void;
  /** What is worked on within the stage. */
  at(name: string): void;
  /** So many bytes, and rows, have been dealt with. */
  add(bytes: number, rows?: number): void;
  readonly signal: AbortSignal;
}

/** For those whom only sentences reach. */
export function quietWatch(say: (text: string) => void): Watch {
  return {
    say,
    begin: () => undefined,
    at: () => undefined,
    add: () => undefined,
    signal: new AbortController().signal,
  };
}
