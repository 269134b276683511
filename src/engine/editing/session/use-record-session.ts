import { useRef, useState, type RefObject } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import { noteFailure, notifyFailure } from '../../../failure/notify-failure';
import { serviceText } from '../../../failure/service-text';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { fingerprint } from '../../../api/multipart';
import { notifyError, notifySuccess } from '../../../ui/notices';
import type { AnyRecord } from '../../define/definition';
import { useFieldLabel } from '../../fields/field-label';
import type { FormHandle } from '../form-handle';
import { validateRecord } from '../validation/validate-record';
import { validatorsQuery } from '../validation/validators-query';
import { useEngine } from '../../application/context';
import { mergeRecords } from '../conflict/merge-records';
import { takenOver, type TakenOver } from '../conflict/taken-over';
import { useRecordLock, type EditLock } from '../lock/use-record-lock';
import { recordChanged, recordQuery } from '../../data/record-query';
import { useRemark, type Remark } from '../remark/use-remark';
import type { Place } from '../../screens/place';
import { saveTables } from '../rows/save-tables';
import { rowProblems } from '../rows/row-problems';
import { serverRowErrors } from '../rows/server-row-errors';
import { partsIn, recordBody, rowsIn, withRowKeys } from '../rows/session-rows';
import { useRowTexts } from '../rows/use-row-texts';
import { changedFields, changesOf, filledFields } from './changes';
import type { EditSession, Problems, StaleWrite } from './edit-session';
import { missingValues } from './missing-values';
import { changeRecord, createRecord } from './save-record';
import { useSession } from './session-store';

interface Options {
  place: Place;
  id: number | 'new';
  form: RefObject<FormHandle | null>;
  /** After creating: the new record's id. */
  onCreated: (id: number) => void;
}

export interface RecordSession {
  session: EditSession;
  /** Whether something was typed that is not saved, with keystrokes that the form still holds. */
  isDirty: () => boolean;
  /** Who else is editing the record. */
  colleague: EditLock['colleague'];
  /** Colleagues' changes that the last save took over. */
  taken: readonly TakenOver[];
  forgetTaken: () => void;
  /** The question for a remark on the change. */
  remark: Remark['question'];
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

/** Saves that meet a new change each time are not repeated for ever. */
const MOST_MERGES = 3;

/** The edit session of one record with everything that happens outside it: validation, calls, caches. */
export function useRecordSession({ place, id, form, onCreated }: Options): RecordSession {
  const { registry } = useEngine();
  const client = useQueryClient();
  const { t, i18n } = useTranslation(['record', 'form', 'media']);
  const labelOf = useFieldLabel();
  const [session, store] = useSession();
  const [taken, setTaken] = useState<readonly TakenOver[]>([]);
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const saving = useRef<Promise<boolean>>(undefined);
  const { schema } = place.definition;
  const { tables } = place;
  const rowTexts = useRowTexts(tables);
  const rowAttempts = useRef(new Map<string, { body: string; key: string }>());
  const rulesOf = (of: string) => validatorsQuery(registry, of);
  const rules = [schema, ...tables.map((table) => table.schema)].map(rulesOf);
  // Needed when editing starts; a list or a read record does without.
  useQueries({ queries: rules.map((one) => ({ ...one, enabled: session.state !== 'reading' })) });

  const withRules = () => Promise.all(rules.map((one) => client.ensureQueryData(one)));

  const remark = useRemark(place.fields, session.state !== 'reading');

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
            apart: tables.map(({ name }) => name),
          })
        : validateRecord(recordBody(changesOf(base, values)), {
            kind: 'patch',
            record: base,
            validators,
            fields,
            apart: tables.map(({ name }) => name),
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

  const create = async (values: AnyRecord): Promise<void> => {
    const input = recordBody(filledFields(values));
    const body = fingerprint(input);
    // The same input sent again is the same intent: the server creates it once.
    if (attempt.current?.body !== body) attempt.current = { body, key: newIdempotencyKey() };
    const created = await createRecord(place, input, attempt.current.key);
    store.dispatch({ type: 'saved' });
    recordChanged(client, place, created, undefined);
    onCreated(created);
  };

  /** Says a failure with the labels of these fields; answers them by name. */
  const tell = (error: unknown, ...fields: readonly Place['fields'][]) => {
    const labels = Object.fromEntries(
      fields
        .flatMap((ofSchema) => Object.values(ofSchema))
        .map((field) => [field.name, labelOf(field)]),
    );
    notifyFailure(error, { labelOf: (name) => labels[name] ?? name });
    return labels;
  };

  /** Stores what differs from `base`; `said` goes with a change of the record itself. */
  const update = async (
    of: number,
    { base, values }: { base: AnyRecord; values: AnyRecord },
    said: AnyRecord,
  ): Promise<void> => {
    const changes = recordBody(changesOf(base, values));
    let record = recordBody(base);
    if (Object.keys(changes).length > 0) {
      record = await change(of, base, { ...changes, ...said });
      recordChanged(client, place, of, record);
    }
    const rows = await saveTables(
      place,
      of,
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
      recordChanged(client, place, of, undefined);
      const now = { ...recordQuery(place, of, i18n.language), staleTime: 0 };
      record = await client.fetchQuery(now).catch(() => record);
    }
    for (const error of rows.failures) tell(error, ...tables.map((table) => table.fields));
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

  /** What a save ran into, when it was somebody else's change. */
  const staleWrite = async (error: unknown): Promise<StaleWrite | undefined> => {
    // 428: what was sent names no version, so nothing may be overwritten unseen either.
    const isStale = error instanceof ApiError && (error.status === 412 || error.status === 428);
    if (!isStale || id === 'new') return undefined;
    const now = { ...recordQuery(place, id, i18n.language), staleTime: 0 };
    const theirs = withRowKeys(await client.fetchQuery(now), tables);
    const [user = '', time = ''] = error.services[0]?.messageParameters ?? [];
    return { theirs, user, time };
  };

  /** Takes over what somebody else changed, if it does not overlap; answers whether to send again. */
  const takeOver = (stale: StaleWrite): boolean => {
    form.current?.flush();
    const current = store.get();
    if (current.state !== 'saving') return false;
    const { base, values } = current;
    const changeable = Object.values(place.fields).filter((field) => !field.readOnly);
    const names = changeable.map((field) => field.name);
    const merge = mergeRecords(base, values, stale.theirs, names);
    if (merge.conflicts.length > 0) return false;
    store.dispatch({
      type: 'rebased',
      base: { ...partsIn(base), ...stale.theirs },
      values: { ...partsIn(values), ...merge.values },
    });
    if (merge.adopted.length > 0) {
      setTaken((before) => [...before, takenOver(base, stale, merge)]);
    }
    return true;
  };

  const failed = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    const labels = tell(error, place.fields);
    const errors = { ...missingValues(error.services, labels, serviceText), ...error.fieldErrors };
    if (Object.keys(errors).length > 0) {
      const current = store.get();
      const sent = current.state === 'saving' ? current.sent : {};
      store.dispatch({ type: 'refused', serverErrors: serverRowErrors(errors, sent) });
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

  /** A field that is left before the rules are there is judged when they come. */
  const validate = (...names: string[]): void => {
    const haveCome = rules.every(({ queryKey }) => client.getQueryData(queryKey) !== undefined);
    if (haveCome) judge(names);
    else
      withRules().then(
        () => judge(names),
        // Saving asks for them again, and says why it cannot.
        () => undefined,
      );
  };

  /** Whether the form has nothing to complain about; otherwise it does. */
  const isValid = (): boolean => {
    const problems = problemsOf();
    if (Object.keys(problems).length === 0) return true;
    store.dispatch({ type: 'refused', problems });
    form.current?.focusFirstError();
    return false;
  };

  /** What goes with a change of the record's own fields; undefined when the user gave it up. */
  const remarkOn = ({ base, values }: { base: AnyRecord; values: AnyRecord }) => {
    const changes = id === 'new' ? {} : recordBody(changesOf(base, values));
    return Object.keys(changes).length > 0 ? remark.ask() : {};
  };

  const saveNow = async (): Promise<boolean> => {
    // What is being sent belongs to the record; when that fails, its field says so.
    if ((await form.current?.settle()) === false) {
      notifyError(t('media:notSent'));
      return false;
    }
    form.current?.flush();
    const begun = store.dispatch({ type: 'save' });
    if (begun.state !== 'saving') return false;
    try {
      await withRules();
      if (!isValid()) return false;
      setTaken([]);
      const said = await remarkOn(begun);
      if (!said) {
        store.dispatch({ type: 'held' });
        return false;
      }
      for (let merges = 0; ; merges += 1) {
        const current = store.get();
        if (current.state !== 'saving') return false;
        try {
          if (id === 'new') await create(current.values);
          else await update(id, current, said);
          break;
        } catch (error) {
          const stale = await staleWrite(error);
          if (!stale) throw error;
          if (merges === MOST_MERGES || !takeOver(stale)) {
            noteFailure(error);
            store.dispatch({ type: 'stale', stale });
            return false;
          }
          if (!isValid()) return false;
        }
      }
      if (isRefused(store.get())) return false;
      notifySuccess(t(id === 'new' ? 'record:created' : 'record:saved'));
      return store.get().state === 'reading';
    } catch (error) {
      try {
        failed(error);
      } catch (second) {
        store.dispatch({ type: 'failed', message: failureText(second) });
      }
      return false;
    }
  };

  return {
    session,
    isDirty,
    colleague: lock.colleague,
    taken,
    forgetTaken: () => setTaken([]),
    remark: remark.question,
    input: () => {
      const pending = form.current?.pending() ?? {};
      const current = store.get();
      if (current.state === 'reading') return undefined;
      return { base: current.base, values: { ...current.values, ...pending } };
    },
    edit: (base, values) => {
      setTaken([]);
      store.dispatch({
        type: 'edit',
        base: withRowKeys(base, tables),
        values: values && withRowKeys(values, tables),
      });
    },
    adopt: (values) => void store.dispatch({ type: 'adopt', values }),
    change: (changes) => {
      const current = store.dispatch({ type: 'change', changes });
      // What was complained about is judged again with every change: its cause may be another field.
      if (current.state !== 'reading' && Object.keys(current.problems).length > 0) judge([]);
    },
    validate,
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
