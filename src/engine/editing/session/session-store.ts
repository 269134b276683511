import type { TakenOver } from '../conflict/taken-over';
import type { Colleague } from '../lock/edit-lock';
import type { RemarkQuestion } from '../remark/change-remark';
import { reading, transition, type EditSession, type SessionEvent } from './edit-session';

/** What a page shows of an edit session. */
export interface SessionState {
  session: EditSession;
  /** Who else is editing the record. */
  colleague: Colleague | undefined;
  /** Colleagues' changes that the last save took over. */
  taken: readonly TakenOver[];
  /** The question for a remark on the change. */
  remark: RemarkQuestion | undefined;
}

/** The state of one edit session. What was dispatched can be read at once. */
export class SessionStore {
  #state: SessionState = { session: reading, colleague: undefined, taken: [], remark: undefined };
  readonly #listeners = new Set<() => void>();

  get = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(changes: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  dispatch(event: SessionEvent): EditSession {
    const session = transition(this.#state.session, event);
    if (session !== this.#state.session) this.set({ session });
    return session;
  }
}
