import { createStore } from '../../../state/store';
import type { TakenOver } from '../conflict/taken-over';
import type { Colleague } from '../lock/edit-lock';
import type { RowsProgress } from '../rows/save-rows';
import type { RemarkQuestion } from '../remark/change-remark';
import { reading, transition, type EditSession, type SessionEvent } from '../model/edit-session';

export interface SessionState {
  session: EditSession;
  colleague: Colleague | undefined;
  taken: readonly TakenOver[];
  remark: RemarkQuestion | undefined;
  /** Progress of a save that stores many rows, by table: how many of how many. */
  progress: RowsProgress | undefined;
}

/** Store of one edit session's state. A dispatched event takes effect at once. */
export class SessionStore {
  readonly #store = createStore<SessionState>({
    session: reading,
    colleague: undefined,
    taken: [],
    remark: undefined,
    progress: undefined,
  });

  readonly get = this.#store.get;
  readonly subscribe = this.#store.subscribe;

  set(changes: Partial<SessionState>): void {
    this.#store.update((state) => ({ ...state, ...changes }));
  }

  dispatch(event: SessionEvent): EditSession {
    const before = this.get().session;
    const session = transition(before, event);
    if (session !== before) this.set({ session });
    return session;
  }
}
