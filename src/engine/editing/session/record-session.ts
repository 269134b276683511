import type { AnyRecord } from '../../define/definition';
import { lockTable, EditLock } from '../lock/edit-lock';
import { ChangeRemark } from '../remark/change-remark';
import { withRowKeys } from '../model/session-rows';
import { changedFields } from '../model/changes';
import type { EditSession, SessionEvent } from '../model/edit-session';
import { RecordRules } from './record-rules';
import { SessionSaving } from './session-saving';
import type { SessionOf, SessionPage } from './session-page';
import { SessionStore, type SessionState } from './session-store';

/** Edit session of one record with its rules, lock, calls and caches. It knows neither React nor the page. */
export class RecordSession {
  readonly #store = new SessionStore();
  readonly #rules: RecordRules;
  readonly #remark: ChangeRemark;
  readonly #lock: EditLock;
  readonly #saving: SessionSaving;
  #save: Promise<boolean> | undefined;
  /** Save of what was typed while that one runs. */
  #next: Promise<boolean> | undefined;

  constructor(
    private readonly of: SessionOf,
    private page: SessionPage,
  ) {
    const { id, client, registry, userName } = of;
    const store = this.#store;
    const rules = new RecordRules(client, registry, id === 'new');
    const remark = new ChangeRemark(client, (question) => store.set({ remark: question }));
    const lock = new EditLock({
      table: lockTable(registry, page.place.definition.schema),
      id,
      userName,
      onColleague: (colleague) => store.set({ colleague }),
      onRefused: (error) => {
        // What was typed meanwhile stays, and the form says why it cannot be stored.
        if (!this.isDirty()) this.cancel();
        this.page.notices.failed(error);
      },
    });
    this.#rules = rules;
    this.#remark = remark;
    this.#lock = lock;
    this.#saving = new SessionSaving({ of, store, rules, remark, lock, page: () => this.page });
  }

  surround(page: SessionPage): void {
    this.page = page;
  }

  get = (): SessionState => this.#store.get();

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Takes the lock; the returned function releases it. */
  lock(): () => void {
    return this.#lock.hold();
  }

  /** Tells whether anything is unsaved, keystrokes that the form still holds included. */
  isDirty = (): boolean => {
    this.of.form.current?.flush();
    const { session } = this.get();
    return session.state !== 'reading' && changedFields(session.base, session.values).length > 0;
  };

  /** Returns the input with keystrokes that the form still holds; undefined while reading. */
  input = (): { base: AnyRecord; values: AnyRecord } | undefined => {
    const { session } = this.get();
    if (session.state === 'reading') return undefined;
    const pending = this.of.form.current?.pending() ?? {};
    return { base: session.base, values: { ...session.values, ...pending } };
  };

  edit = (base: AnyRecord, values?: AnyRecord): void => {
    const { place } = this.page;
    if (this.get().session.state !== 'reading') return;
    this.forgetTaken();
    this.#remark.begin(place.fields);
    this.#dispatch({
      type: 'edit',
      base: withRowKeys(base, place.tables),
      values: values && withRowKeys(values, place.tables),
    });
    // Saving loads the rules again, and reports a failure.
    this.#rules.load(place).catch(() => undefined);
  };

  adopt = (rows: AnyRecord): void => void this.#dispatch({ type: 'adopt', values: rows });

  change = (changes: AnyRecord): void => {
    const session = this.#dispatch({ type: 'change', changes });
    // Judged anew with every change: the cause may be another field.
    if (session.state !== 'reading' && Object.keys(session.problems).length > 0) this.#judge([]);
  };

  /** Validates fields that were left and cells that were filled; waits for the rules if needed. */
  validate = (...names: string[]): void => {
    const { place } = this.page;
    if (this.#rules.haveCome(place)) return this.#judge(names);
    this.#rules.load(place).then(
      () => this.#judge(names),
      () => undefined,
    );
  };

  /**
   * Saves; resolves to true if all is saved and nothing was typed meanwhile. A second press joins the running save,
   * which must not send the same version again; what was typed since is saved after it.
   */
  save = (): Promise<boolean> => {
    const running = this.#save;
    if (!running) return this.#begin();
    if (this.#next || !this.#isTypedSinceSent()) return this.#next ?? running;
    return (this.#next = running.then((isSaved) => {
      this.#next = undefined;
      return isSaved || this.#begin();
    }));
  };

  resolve = (values: AnyRecord): void => void this.#dispatch({ type: 'resolved', values });

  cancel = (): void => void this.#dispatch({ type: 'cancel' });

  forgetTaken = (): void => {
    if (this.get().taken.length > 0) this.#store.set({ taken: [] });
  };

  #begin(): Promise<boolean> {
    return (this.#save = this.#saving.save().finally(() => {
      this.#save = undefined;
    }));
  }

  #isTypedSinceSent(): boolean {
    this.of.form.current?.flush();
    const { session } = this.get();
    return session.state === 'saving' && changedFields(session.sent, session.values).length > 0;
  }

  #dispatch(event: SessionEvent): EditSession {
    return this.#store.dispatch(event);
  }

  /** Judges, until a save was refused, only `names` and fields already complained about. */
  #judge(names: readonly string[]): void {
    const { session } = this.get();
    if (session.state === 'reading') return;
    const problems = this.#rules.problemsOf(this.page.place, session);
    const judged = new Set([...names, ...Object.keys(session.problems)]);
    this.#dispatch({
      type: 'validated',
      problems:
        session.state === 'invalid'
          ? problems
          : Object.fromEntries(Object.entries(problems).filter(([name]) => judged.has(name))),
    });
  }
}
