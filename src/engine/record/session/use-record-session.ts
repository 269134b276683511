import { useRef, type RefObject } from 'react';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../api/failure/failure-text';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { reactionTo } from '../../../api/failure/catalogue';
import { notifyFailure } from '../../../api/failure/notify-failure';
import { fingerprint } from '../../../api/multipart';
import { notifyError, notifySuccess } from '../../../ui/notices';
import type { AnyRecord } from '../../define/definition';
import type { RecordFormHandle } from '../../form/record-form';
import { validateRecord } from '../../form/validate-record';
import { useEngine } from '../../context';
import { useFieldLabel } from '../../field/field-label';
import { useRecordLock, type EditLock } from '../lock/use-record-lock';
import { recordChanged, recordQuery } from '../record-query';
import type { Place } from '../../route/match';
import { saveTables } from '../table/save-tables';
import { rowProblems } from '../table/state/row-problems';
import { serverRowErrors } from '../table/state/server-row-errors';
import { recordBody, rowsIn, withRowKeys } from '../table/state/session-rows';
import { useRowTexts } from '../table/use-row-texts';
import { changedFields, changesOf, filledFields } from './changes';
import type { EditSession, Problems } from './edit-session';
import { changeRecord, createRecord } from './save-record';
import { useSession } from './session-store';

interface Options {
  place: Place;
  id: number | 'new';
  form: RefObject<RecordFormHandle | null>;
  /** After creating: the new record's id. */
  onCreated: (id: number) => void;
}

export interface RecordSession {
  session: EditSession;
  /** Whether something was typed that is not saved, with keystrokes that the form still holds. */
  isDirty: () => boolean;
  /** Who else is editing the record. */
  colleague: EditLock['colleague'];
  /** What is being edited, with keystrokes that the form still holds; undefined while reading. */
  input: () => { base: AnyRecord; values: AnyRecord } | undefined;
  edit: (base: AnyRecord, values?: AnyRecord) => void;
  /** Takes up rows that were loaded after editing began. */
  adopt: (rows: AnyRecord) => void;
  change: (changes: AnyRecord) => void;
  /** Judges fields that were left, or cells that were filled. */
  validate: (...fields: string[]) => void;
  /** Resolves with whether the record is saved and nothing was typed meanwhile. */
  save: () => Promise<boolean>;
  resolve: (values: AnyRecord) => void;
  cancel: () => void;
}

/** The edit session of one record with everything that happens outside it: validation, calls, caches. */
export function useRecordSession({ place, id, form, onCreated }: Options): RecordSession {
  const { registry } = useEngine();
  const client = useQueryClient();
  const { t, i18n } = useTranslation(['record', 'form', 'media']);
  const labelOf = useFieldLabel();
  const [session, store] = useSession();
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const saving = useRef<Promise<boolean>>(undefined);
  const { schema } = place.definition;
  const { tables } = place;
  const rowTexts = useRowTexts(tables);
  const rowAttempts = useRef(new Map<string, { body: string; key: string }>());
  const rulesOf = (of: string) =>
    queryOptions({
      queryKey: ['validators', of],
      queryFn: () => registry.loadValidators(of),
      staleTime: Infinity,
      networkMode: 'always',
      structuralSharing: false,
    });
  const rules = [schema, ...tables.map((table) => table.schema)].map(rulesOf);
  // Needed when editing starts; a list or a read record does without.
  useQueries({ queries: rules.map((one) => ({ ...one, enabled: session.state !== 'reading' })) });

  const isDirty = () => {
    form.current?.flush();
    return isChanged(store.get());
  };

  const lock = useRecordLock({ schema, id, editing: session.state !== 'reading' }, (error) => {
    // What was typed meanwhile stays, and the form says why it cannot be stored.
    if (!isDirty()) store.dispatch({ type: 'cancel' });
    notifyFailure(error);
  });

  const problemsOf = (): Problems => {
    const current = store.get();
    if (current.state === 'reading') return {};
    const { base, values } = current;
    const { fields } = place;
    const validatorsOf = (of: string) => client.getQueryData(rulesOf(of).queryKey) ?? {};
    const validators = validatorsOf(schema);
    const ofRecord =
      id === 'new'
        ? validateRecord(recordBody(filledFields(values)), {
            kind: 'input',
            record: {},
            validators,
            fields,
          })
        : validateRecord(recordBody(changesOf(base, values)), {
            kind: 'patch',
            record: base,
            validators,
            fields,
          });
    const ofRows = tables.map((table) => {
      const before = rowsIn(base, table.name) ?? [];
      const rows = rowsIn(values, table.name) ?? before;
      return rowProblems(table, before, rows, validatorsOf(table.schema));
    });
    return Object.assign({}, ofRecord, ...ofRows) as Problems;
  };

  /** A lock that ran out is taken once more: the version still decides what may be stored. */
  const change = async (of: number, base: AnyRecord, changes: AnyRecord): Promise<AnyRecord> => {
    try {
      return await changeRecord(place, of, base, changes, lock.token());
    } catch (error) {
      const isOver =
        error instanceof ApiError &&
        error.status === 423 &&
        error.services.some(({ messageCode }) => messageCode === 'msg_lock_expired');
      if (!isOver || !(await lock.retake())) throw error;
      return changeRecord(place, of, base, changes, lock.token());
    }
  };

  const send = async (base: AnyRecord, values: AnyRecord): Promise<void> => {
    if (id === 'new') {
      const input = recordBody(filledFields(values));
      const body = fingerprint(input);
      // The same input sent again is the same intent: the server creates it once.
      if (attempt.current?.body !== body) attempt.current = { body, key: newIdempotencyKey() };
      const created = await createRecord(place, input, attempt.current.key);
      store.dispatch({ type: 'saved' });
      recordChanged(client, place, created, undefined);
      onCreated(created);
      return;
    }
    const changes = recordBody(changesOf(base, values));
    let record = recordBody(base);
    if (Object.keys(changes).length > 0) {
      record = await change(id, base, changes);
      recordChanged(client, place, id, record);
    }
    const rows = await saveTables(
      place,
      id,
      { base, values },
      {
        client,
        language: i18n.language,
        lock: lock.token(),
        texts: rowTexts,
        attempts: rowAttempts.current,
      },
    );
    if (rows.changed) {
      // The record itself may show what its rows add up to.
      recordChanged(client, place, id, undefined);
      const now = { ...recordQuery(place, id, i18n.language), staleTime: 0 };
      record = await client.fetchQuery(now).catch(() => record);
    }
    form.current?.flush();
    const stored = withRowKeys(record, tables);
    const isDone = rows.stopped === undefined && Object.keys(rows.errors).length === 0;
    if (isDone) {
      store.dispatch({ type: 'saved', record: { ...stored, ...rows.base } });
      return;
    }
    store.dispatch({
      type: 'partly',
      base: { ...stored, ...rows.base },
      values: { ...stored, ...rows.values },
      serverErrors: rows.errors,
      ...(rows.stopped !== undefined && { message: failureText(rows.stopped) }),
    });
    form.current?.focusFirstError();
  };

  const failed = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError)) throw error;
    if (reactionTo(error).then === 'guard' && id !== 'new') {
      const theirs = await client.fetchQuery(recordQuery(place, id, i18n.language));
      const [user = '', time = ''] = error.services[0]?.messageParameters ?? [];
      const stale = { theirs: withRowKeys(theirs, tables), user, time };
      store.dispatch({ type: 'stale', stale });
      return;
    }
    notifyFailure(error, {
      labelOf: (name) => (place.fields[name] ? labelOf(place.fields[name]) : name),
    });
    if (Object.keys(error.fieldErrors).length > 0) {
      const current = store.get();
      const sent = current.state === 'saving' ? current.sent : {};
      const serverErrors = serverRowErrors(error.fieldErrors, sent);
      store.dispatch({ type: 'refused', serverErrors });
      form.current?.focusFirstError();
    } else {
      store.dispatch({ type: 'failed', message: failureText(error) });
    }
  };

  /** Hands problems to the session. Until a save was refused, only of the fields named and of those complained about. */
  const judge = (names: readonly string[]): void => {
    const current = store.get();
    if (current.state === 'reading') return;
    const problems = problemsOf();
    const judged = new Set([...names, ...Object.keys(current.problems)]);
    store.dispatch({
      type: 'validated',
      problems:
        current.state === 'invalid'
          ? problems
          : Object.fromEntries(Object.entries(problems).filter(([name]) => judged.has(name))),
    });
  };

  const saveNow = async (): Promise<boolean> => {
    // What is being sent belongs to the record; when that fails, its field says so.
    if ((await form.current?.settle()) === false) {
      notifyError(t('media:notSent'));
      return false;
    }
    form.current?.flush();
    const current = store.dispatch({ type: 'save' });
    if (current.state !== 'saving') return false;
    try {
      await Promise.all(rules.map((one) => client.ensureQueryData(one)));
      const problems = problemsOf();
      if (Object.keys(problems).length > 0) {
        store.dispatch({ type: 'refused', problems });
        form.current?.focusFirstError();
        return false;
      }
      await send(current.base, current.values);
      if (isRefused(store.get())) return false;
      notifySuccess(t(id === 'new' ? 'record:created' : 'record:saved'));
      return store.get().state === 'reading';
    } catch (error) {
      await failed(error).catch((second: unknown) =>
        store.dispatch({ type: 'failed', message: failureText(second) }),
      );
      return false;
    }
  };

  return {
    session,
    isDirty,
    colleague: lock.colleague,
    input: () => {
      form.current?.flush(true);
      const current = store.get();
      return current.state === 'reading' ? undefined : current;
    },
    edit: (base, values) =>
      void store.dispatch({
        type: 'edit',
        base: withRowKeys(base, tables),
        values: values && withRowKeys(values, tables),
      }),
    adopt: (values) => void store.dispatch({ type: 'adopt', values }),
    change: (changes) => {
      const current = store.dispatch({ type: 'change', changes });
      // What was complained about is judged again with every change: its cause may be another field.
      if (current.state !== 'reading' && Object.keys(current.problems).length > 0) judge([]);
    },
    validate: (...names) => judge(names),
    // A second press joins the save that is under way: it must not send the same version again.
    save: () =>
      (saving.current ??= saveNow().finally(() => {
        saving.current = undefined;
      })),
    resolve: (values) => void store.dispatch({ type: 'resolved', values }),
    cancel: () => void store.dispatch({ type: 'cancel' }),
  };
}

function isChanged(session: EditSession): boolean {
  return session.state !== 'reading' && changedFields(session.base, session.values).length > 0;
}

/** Whether a save has ended with something left over. */
function isRefused({ state }: EditSession): boolean {
  return state === 'invalid' || state === 'failed';
}
