export interface LoginState {
  from: string;
  /** True if a session ended by itself, as opposed to there never having been one. */
  ended: boolean;
}

/** Reads the state of a login; anything else counts as no state. */
export function loginStateOf(state: unknown): Partial<LoginState> {
  return typeof state === 'object' && state !== null ? (state as Partial<LoginState>) : {};
}
