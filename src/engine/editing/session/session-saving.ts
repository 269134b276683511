import type { RecordId } from '../../../api/dialect';
import { ApiError } from '../../../api/api-error';
import { confirmingMember } from '../../../api/confirmation';
import { failureText } from '../../../failure/failure-text';
import { isOffline } from '../../../failure/is-offline';
import { serviceText } from '../../../failure/service-text';
import { recordChanged } from '../../data/record-query';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { isStaleWrite, rebase, staleWrite } from '../conflict/stale-write';
import type { EditLock } from '../lock/edit-lock';
import type { ChangeRemark } from '../remark/change-remark';
import type { RowAttempts } from '../rows/save-rows';
import { serverRowErrors } from '../rows/server-row-errors';
import { withRowKeys } from '../model/session-rows';
import { createsOnce } from './create-once';
import type { EditSession, StaleWrite } from '../model/edit-session';
import { missingValues } from './missing-values';
import type { RecordRules } from './record-rules';
import { ownChanges, recordNow, saveChanges } from './save-changes';
import type { SessionOf, SessionPage } from './session-page';
import type { SessionStore } from './session-store';

interface SavedSession {
  of: SessionOf;
  store: SessionStore;
  rules: RecordRules;
  lock: EditLock;
  remark: ChangeRemark;
  page: () => SessionPage;
}

interface Wanted {
  base: AnyRecord;
  values: AnyRecord;
}

/** Most merges of one save: it must end even if it meets a new change each time. */
const MOST_MERGES = 3;

/** Number of rows from which progress is shown: a save of fewer is over before anybody reads it. */
const MANY_ROWS = 20;

/** Saving of an edit session, as often as needed: judged, sent, merged with what others have changed. */
export class SessionSaving {
  readonly #create = createsOnce();
  readonly #rowAttempts: RowAttempts = new Map();

  constructor(private readonly saved: SavedSession) {}

  /** Saves; resolves to true if all is saved and nothing was typed meanwhile. */
  async save(): Promise<boolean> {
    const { of, store, rules } = this.saved;
    if (of.form.current?.takeTyped?.() === false) return false;
    // An upload belongs to the record; its field says when it fails.
    if ((await of.form.current?.settle()) === false) {
      this.#page.notices.notSent();
      return false;
    }
    of.form.current?.flush();
    const begun = store.dispatch({ type: 'save' });
    if (begun.state !== 'saving') return false;
    try {
      await rules.load(this.#page.place);
      if (!this.#isValid()) return false;
      store.set({ taken: [] });
      const said = await this.#remarkOn(begun);
      if (!said) {
        store.dispatch({ type: 'held' });
        return false;
      }
      if (!(await this.#send(said)) || isRefused(this.#session)) return false;
      this.#page.notices.saved(of.id === 'new', { ...begun.base, ...begun.values });
      return this.#session.state === 'reading';
    } catch (error) {
      this.#refused(error);
      return false;
    }
  }

  get #page(): SessionPage {
    return this.saved.page();
  }

  get #session(): EditSession {
    return this.saved.store.get().session;
  }

  /** Tells whether the input is valid; otherwise the form shows its complaints. */
  #isValid(): boolean {
    const { of, store, rules } = this.saved;
    const session = this.#session;
    if (session.state === 'reading') return true;
    const problems = rules.problemsOf(this.#page.place, session);
    if (Object.keys(problems).length === 0) return true;
    store.dispatch({ type: 'refused', problems });
    of.form.current?.focusFirstError();
    return false;
  }

  /** Asks for the remark; undefined when the user gave the change up. */
  #remarkOn({ base, values }: Wanted): Promise<AnyRecord | undefined> | AnyRecord {
    const { of, remark } = this.saved;
    const isAsked = of.id !== 'new' && Object.keys(ownChanges(base, values)).length > 0;
    return isAsked ? remark.ask(this.#page.place.fields) : {};
  }

  /** Sends as long as others' changes can be merged; resolves to true if it was stored. */
  async #send(said: AnyRecord): Promise<boolean> {
    const { of, store } = this.saved;
    for (let merges = 0; ; merges += 1) {
      const session = this.#session;
      if (session.state !== 'saving') return false;
      try {
        if (of.id === 'new') await this.#sendNew(session.values);
        else await this.#sendChanges(of.id, session, said);
        return true;
      } catch (error) {
        if (of.id === 'new' || !isStaleWrite(error)) throw error;
        const stale = staleWrite(error, await this.#theirs(of.id));
        if (merges === MOST_MERGES || !this.#takeOver(stale)) {
          this.#page.notices.noted(error);
          store.dispatch({ type: 'stale', stale });
          return false;
        }
        if (!this.#isValid()) return false;
      }
    }
  }

  async #sendNew(values: AnyRecord): Promise<void> {
    const { of, store } = this.saved;
    const { place, onCreated, askWhether } = this.#page;
    const created = await this.#create(place, values, askWhether);
    store.dispatch({ type: 'saved' });
    recordChanged(of.client, place, created, undefined);
    onCreated(created);
  }

  async #sendChanges(id: RecordId, wanted: Wanted, said: AnyRecord): Promise<void> {
    const { of, store, lock } = this.saved;
    const { place, language, rowTexts, askWhether } = this.#page;
    const { record, rows } = await saveChanges(place, id, wanted, {
      client: of.client,
      language,
      lock,
      texts: rowTexts,
      attempts: this.#rowAttempts,
      said,
      askWhether,
      onProgress: (progress) => {
        const { done, of: all } = progress;
        // Each time draws the page.
        if (all >= MANY_ROWS && done % MANY_ROWS === 0) store.set({ progress });
      },
    }).finally(() => store.set({ progress: undefined }));
    for (const error of rows.failures) {
      this.#tell(error, ...place.tables.map(({ fields }) => fields));
    }
    of.form.current?.flush();
    const base = { ...record, ...rows.base };
    if (rows.stopped === undefined && Object.keys(rows.errors).length === 0) {
      store.dispatch({ type: 'saved', record: base });
      return;
    }
    store.dispatch({
      type: 'partly',
      base,
      values: { ...record, ...rows.values },
      serverErrors: rows.errors,
      ...(rows.stopped !== undefined && { failure: failureOf(rows.stopped) }),
    });
    of.form.current?.focusFirstError();
  }

  async #theirs(id: RecordId): Promise<AnyRecord> {
    const { place, language } = this.#page;
    return withRowKeys(await recordNow(this.saved.of.client, place, id, language), place.tables);
  }

  /** Takes over somebody else's change; returns true if it is to be sent again. */
  #takeOver(stale: StaleWrite): boolean {
    const { of, store } = this.saved;
    of.form.current?.flush();
    const { session, taken } = store.get();
    const rebased =
      session.state === 'saving' ? rebase(session, stale, this.#page.place.fields) : undefined;
    if (!rebased) return false;
    const { base, values, taken: adopted } = rebased;
    store.dispatch({ type: 'rebased', base, values });
    if (adopted) store.set({ taken: [...taken, adopted] });
    return true;
  }

  /** Shows a refusal at the fields that it is about, else for the record. */
  #refused(error: unknown): void {
    const { of, store } = this.saved;
    // The user has declined a question with the same words.
    const isAnswer = error instanceof ApiError && confirmingMember(error) === undefined;
    const labels = isAnswer ? this.#tell(error, this.#page.place.fields) : {};
    const errors = isAnswer
      ? { ...missingValues(error.services, labels, serviceText), ...error.fieldErrors }
      : {};
    if (Object.keys(errors).length === 0) {
      store.dispatch({ type: 'failed', ...failureOf(error) });
      return;
    }
    const session = this.#session;
    const sent = session.state === 'saving' ? session.sent : {};
    store.dispatch({ type: 'refused', serverErrors: serverRowErrors(errors, sent) });
    of.form.current?.focusFirstError();
  }

  /** Tells whether fields or the record show it within sight: then no pop-up repeats it. */
  #isSaidInSight(error: unknown): boolean {
    if (isOffline(error)) return true;
    if (!(error instanceof ApiError) || error.services.length > 0) return false;
    const names = Object.keys(error.fieldErrors);
    const { form } = this.saved.of;
    return names.length > 0 && names.every((name) => form.current?.isInSight(name));
  }

  /** Reports a failure with the labels of these fields; returns these by name. */
  #tell(error: unknown, ...fields: readonly Fields[]): Readonly<Record<string, string>> {
    const { notices, labelOf } = this.#page;
    const labels = Object.fromEntries(
      fields
        .flatMap((ofSchema) => Object.values(ofSchema))
        .map((field) => [field.name, labelOf(field)]),
    );
    if (this.#isSaidInSight(error)) notices.noted(error);
    else notices.failed(error, (name) => labels[name] ?? name);
    return labels;
  }
}

const failureOf = (error: unknown) => ({
  message: failureText(error),
  isOffline: isOffline(error),
});

function isRefused({ state }: EditSession): boolean {
  return state === 'invalid' || state === 'failed';
}
