import { Listeners } from '../../../state/listeners';
import type { AnyRecord } from '../../define/definition';
import type { RecordSession } from '../session/record-session';
import { draftOf, restoredFrom, type Draft } from './draft';
import type { DraftStore } from './draft-store';

/** Pause before writing, in ms. Typing goes on meanwhile; a closing page writes at once. */
const PAUSE_MS = 400;

/**
 * Keeper of a session's input until it is saved or discarded: through reload, crash, end of the login and a new
 * version.
 */
export class RecordDraft {
  /** Draft from an earlier visit, neither restored nor discarded yet. */
  #offered: Draft | undefined;
  /** True if the stored draft is this session's. */
  #isOwn = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Listeners();

  constructor(
    private readonly store: DraftStore,
    private readonly record: Pick<RecordSession, 'get' | 'subscribe' | 'input' | 'edit' | 'change'>,
  ) {
    this.#offered = store.read();
  }

  get = (): Draft | undefined => this.#offered;

  readonly subscribe = this.#listeners.add;

  /** Follows the input; the returned function stops that and keeps what was typed. */
  follow(): () => void {
    const stop = this.record.subscribe(this.#follow);
    this.#follow();
    return () => {
      stop();
      this.keep();
    };
  }

  /** Writes down what was typed, with keystrokes that the form still holds. */
  keep = (): void => {
    clearTimeout(this.#timer);
    const input = this.record.input();
    if (!input && !this.#isOwn) return;
    this.#isOwn = input !== undefined;
    const draft = input && draftOf(input.base, input.values, new Date());
    const older = this.#offered;
    if (draft) this.store.write({ ...draft, ...(older && { older }) });
    else if (older) this.store.write(older);
    else this.store.remove();
  };

  restore(record: AnyRecord): void {
    const draft = this.#offered;
    if (!draft) return;
    if (this.#isReading()) {
      const { base, values } = restoredFrom(draft, record);
      this.record.edit(base, values);
    } else this.record.change(draft.changes);
    this.#offer(draft.older);
  }

  discard(): void {
    this.#isOwn = true;
    this.#offer(this.#offered?.older);
  }

  #offer(draft: Draft | undefined): void {
    this.#offered = draft;
    this.#listeners.tell();
    this.#follow();
  }

  readonly #follow = (): void => {
    if (this.#isReading()) return this.keep();
    this.#isOwn = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.keep, PAUSE_MS);
  };

  #isReading(): boolean {
    return this.record.get().session.state === 'reading';
  }
}
