/** What the login page finds in its location's state. */
export interface LoginState {
  /** Where the user wanted to go. */
  from: string;
  /** A session has ended by itself, as opposed to never having been there. */
  ended: boolean;
}

/** The state as it was handed over; anything else counts as none. */
export function loginStateOf(state: unknown): Partial<LoginState> {
  return typeof state === 'object' && state !== null ? (state as Partial<LoginState>) : {};
}
