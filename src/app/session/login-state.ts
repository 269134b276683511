export interface LoginState {
  from: string;
  /** By itself, as opposed to never having been there. */
  ended: boolean;
}

/** Anything else counts as no state. */
export function loginStateOf(state: unknown): Partial<LoginState> {
  return typeof state === 'object' && state !== null ? (state as Partial<LoginState>) : {};
}
