import type { RecordId } from '../../../api/dialect';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { localTimeOf } from '../../../../schemas/rules/company-time';
import { recordPath } from '../../screens/record-path';
import type { Answer } from '../../../api/call';
import { createdId, write } from '../../../api/write-records';
import { recordIn } from '../../../api/records';
import { download } from '../../../api/download';
import { noteFailure, notifyFailure } from '../../../failure/notify-failure';
import { confirmDialog } from '../../../ui/confirm-dialog';
import { notifyInfo, notifySuccess } from '../../../ui/notices';
import { ApiError } from '../../../api/api-error';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { bodyOf, fingerprint } from '../../../api/multipart';
import { showSending } from '../../../api/sending';
import {
  type ActionHost,
  actionTypeOf,
  isActionPermitted,
  type OfferedAction,
} from '../../screens/action-type';
import { useEngine } from '../../application/context';
import type { ActionDefinition, AnyRecord, CallingAction } from '../../define/definition';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { WayTo } from '../../screens/field-place';
import type { Place } from '../../screens/place';
import { useQueuedCall } from '../../outbox/use-queued-call';
import { useRecordName } from '../../data/use-record-name';
import { rowsKey } from '../../data/lists/row-page';
import { recordChanged } from '../../data/record-query';
import { availableActions } from './available-actions';
import { questionAfter, type Question } from './question-after';
import { useWayTo } from './use-way-to';

export interface RecordActions {
  available: readonly ActionDefinition[];
  labelOf: (action: { name: string }) => string;
  /** Name of the action that runs without a question. */
  running: string | undefined;
  asking: ActionDefinition | undefined;
  /** Refusal of an action that asked nothing before. */
  refused: Refused | undefined;
  /** Question on what follows an action that has succeeded. */
  question: Question | undefined;
  run: (action: ActionDefinition) => void;
  /** Rejects when the call fails; the question then stays open. */
  answer: ActionHost['call'];
  dismiss: () => void;
  /** Returns the text that says an action has succeeded. */
  doneText: (action: CallingAction) => string;
  /** Returns what the definition offers after this refusal. */
  offered: (action: ActionDefinition, error: unknown) => readonly OfferedAction[];
  wayTo: WayTo;
}

export interface Refused {
  action: ActionDefinition;
  error: unknown;
}

interface Options {
  place: Place;
  id: RecordId;
  record: AnyRecord;
  onList: () => void;
}

export function useActions({ place, id, record, onList }: Options): RecordActions {
  const engine = useEngine();
  const { t, i18n } = useTranslation('record');
  const { part } = useScreenLabels();
  const navigate = useNavigate();
  const client = useQueryClient();
  const nameOf = useRecordName(place);
  const runCall = useRunCall(place, id, record, (action) => ({
    action: labelOf(action),
    record: nameOf(record),
  }));
  const [running, setRunning] = useState<string>();
  const [asking, setAsking] = useState<ActionDefinition>();
  const [refused, setRefused] = useState<Refused>();
  const [question, setQuestion] = useState<Question>();
  const dismiss = () => {
    setAsking(undefined);
    setRefused(undefined);
    setQuestion(undefined);
  };
  const wayTo = useWayTo({ place, id, title: nameOf(record), onLeave: dismiss });
  const { actions } = place.definition;
  /** Finds an action by its name, where the user's rights allow it. */
  const permitted = (name: string) =>
    actions.find(
      (action) =>
        action.name === name && isActionPermitted(action, record, engine, place.definition),
    );
  const available = availableActions(place.definition, record, engine);

  const labelOf = ({ name }: { name: string }) => part(place.definition, `actions.${name}`);

  /** Says that it is done; `now`: the record as the call returned it. */
  const done = (action: CallingAction, now: AnyRecord = record) =>
    action.says === undefined
      ? t('record:actionDone', { name: nameOf(now), action: labelOf(action) })
      : part(place.definition, `done.${action.name}.${String(now[action.says])}`, {
          name: nameOf(now),
        });

  const acknowledge = async (action: CallingAction) => {
    await confirmDialog({ title: labelOf(action), message: done(action), isNotice: true });
    await client.invalidateQueries({ refetchType: 'active' });
  };

  const askAfter = async (action: CallingAction, { isWaiting }: CallAnswer) =>
    isWaiting
      ? undefined
      : questionAfter(action, { place, id, engine, client, language: i18n.language });

  const follow = (action: CallingAction, answer: CallAnswer, asked: Question | undefined) => {
    const { then = 'reload' } = action;
    if (asked) {
      setQuestion(asked);
      void client.invalidateQueries({ refetchType: 'active' });
      return;
    }
    if (answer.isWaiting) {
      notifyInfo(t('outbox:saved', { name: nameOf(record), action: labelOf(action) }));
      if (then === 'list') onList();
      return;
    }
    if (then === 'acknowledge') {
      void acknowledge(action);
      return;
    }
    notifySuccess(done(action, answeredRecord(action, answer)));
    if (then === 'list') onList();
    else if (typeof then !== 'object') return;
    else if ('open' in then) {
      if (answer.answer) void navigate(recordPath(`/${then.open}`, createdId(answer.answer)));
    } else {
      const next = permitted(then.ask);
      if (next) run(next);
    }
  };

  const busy = async (action: ActionDefinition, work: Promise<void>) => {
    setRunning(action.name);
    try {
      await work;
    } finally {
      setRunning(undefined);
    }
  };

  const run = (action: ActionDefinition): void => {
    const type = actionTypeOf(engine.registry, action);
    if (type.asks?.(action)) setAsking(action);
    else {
      const work = type.run?.(action, host);
      const onFailed = (error: unknown) => {
        if (!isRefusal(error)) return notifyFailure(error);
        noteFailure(error);
        setRefused({ action, error });
      };
      if (work) void busy(action, work.catch(onFailed));
    }
  };
  const host: ActionHost = {
    place,
    registry: engine.registry,
    id,
    record,
    open: (to) => void navigate(to),
    download: (call) => download(call, { params: { ...place.params, id } }),
    call: async (action, body) => {
      const answer = await runCall(action, body);
      follow(action, answer, await askAfter(action, answer));
    },
  };

  return {
    available,
    labelOf,
    running,
    asking,
    refused,
    question,
    run,
    answer: async (action, body) => {
      const answer = await runCall(action, body);
      const asked = await askAfter(action, answer);
      setAsking(undefined);
      follow(action, answer, asked);
    },
    doneText: done,
    dismiss,
    wayTo,
    offered: (action, error) => {
      const { otherwise = {} } = action as Partial<CallingAction>;
      if (!(error instanceof ApiError)) return [];
      return Object.entries(otherwise)
        .flatMap(([code, name]) => (error.says(code) ? (permitted(name) ?? []) : []))
        .map((other) => ({
          label: labelOf(other),
          run: () => {
            dismiss();
            run(other);
          },
        }));
    },
  };
}

/** Reads the record from a call's answer; undefined where the action says nothing about it. */
function answeredRecord({ says }: CallingAction, { answer }: CallAnswer): AnyRecord | undefined {
  if (says === undefined || answer?.data === undefined) return undefined;
  const now = recordIn(answer.data);
  return now[says] === undefined ? undefined : now;
}

/** Tells whether the server understood and said no: a dialog says that, not a notice at the edge. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 422);
}

/** Outcome of a call: the server's answer, or that it is safe on the device and waits for a network. */
type CallAnswer =
  | { isWaiting: true; answer?: undefined }
  | { isWaiting?: undefined; answer: Answer<unknown> | undefined };

/**
 * Runs a call; rejects with what went wrong. Either way record and rows are read again: after a refusal they may have
 * changed.
 */
function useRunCall(
  place: Place,
  id: RecordId,
  record: AnyRecord,
  labelOf: (action: CallingAction) => { action: string; record: string },
) {
  const client = useQueryClient();
  const queueCall = useQueuedCall();
  /** Keys of attempts whose outcome nobody knows: the same intent again acts once. */
  const keys = useRef(new Map<string, string>());

  const queue = async (
    action: CallingAction,
    body: AnyRecord | undefined,
  ): Promise<CallAnswer | undefined> => {
    // Does not queue files: a file does not fit into a row of the outbox.
    if (body && bodyOf(body) !== body) return undefined;
    const result = await queueCall({
      operation: action.call,
      params: { ...place.params, ...action.params, id },
      ...(body && { body }),
      label: labelOf(action),
      of: { schema: place.definition.schema, id, record, ...followsOf(action, record, body) },
    });
    if (!result) return undefined;
    if (result.state === 'waiting') return { isWaiting: true };
    return { answer: result.answer };
  };

  return async (action: CallingAction, body?: AnyRecord): Promise<CallAnswer> => {
    const intent = `${action.name} ${fingerprint(body ?? {})}`;
    const key = keys.current.get(intent) ?? newIdempotencyKey();
    keys.current.set(intent, key);
    try {
      const queued = await queue(action, body);
      if (queued) return queued;
      const answer = await showSending(body ?? {}, (onProgress) =>
        write(action.call, {
          params: { ...place.params, ...action.params, id },
          once: key,
          base: record,
          ...(body && { body: bodyOf(body) }),
          kind: 'action',
          onProgress,
        }),
      );
      keys.current.delete(intent);
      return { answer };
    } catch (error) {
      if (error instanceof ApiError && error.status !== undefined && error.status < 500) {
        keys.current.delete(intent);
      }
      throw error;
    } finally {
      recordChanged(client, place, id, undefined);
      // Reads the record's tables again: the call may have changed their rows.
      for (const { schema, isProperty } of place.tables) {
        if (!isProperty) void client.invalidateQueries({ queryKey: rowsKey(schema) });
      }
    }
  };
}

const followsOf = ({ follows }: CallingAction, record: AnyRecord, body: AnyRecord = {}) =>
  follows && { follows: follows(record, body, localTimeOf(new Date())) };
