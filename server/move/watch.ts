/** Observer of a copy's progress, who may end it. */
export interface Watch {
  /** Reports a sentence that stays. */
  say(text: string): void;
  /** Begins a stage of so many bytes of rows; undefined where the amount is unknown. */
  begin(stage: string, bytes?: number): void;
  /** Names what is being worked on within the stage. */
  at(name: string): void;
  /** Adds bytes, and rows, that have been processed. */
  add(bytes: number, rows?: number): void;
  readonly signal: AbortSignal;
}

/** Makes an observer that only takes sentences. */
export function quietWatch(say: (text: string) => void): Watch {
  return {
    say,
    begin: () => undefined,
    at: () => undefined,
    add: () => undefined,
    signal: new AbortController().signal,
  };
}
