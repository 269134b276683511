import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import type { AnyRecord } from '../../../api/dialect';
import { failureText } from '../../../api/failure/failure-text';
import { noteFailure } from '../../../api/failure/notify-failure';
import { noticeMs } from '../../../ui/notice-ms';
import { notifyError, notifySuccess } from '../../../ui/notices';
import { useEngine } from '../../context';
import type { Field } from '../../field/field';
import { useProblemText } from '../../form/use-problem-text';
import { validateRecord } from '../../form/validate-record';
import type { AskingAction } from '../../record/actions/use-actions';
import { recordsChanged } from '../../record/record-query';
import type { Place } from '../../route/match';
import type { RowId } from '../selection/selection';
import type { BulkRequest, BulkWork } from './bulk-work';
import { doBulk, isUncertain, readRow, undoBulk, undoItem } from './do-bulk';
import { planBulk, type BulkItem, type BulkPlan, type Obstacle } from './plan-bulk';
import { runBulk } from './run-bulk';

export interface BulkFailure {
  record: AnyRecord;
  reason: string;
}

/** Where something that is done to many rows stands. */
export type BulkState =
  | { step: 'reading'; done: number }
  | { step: 'unread'; reason: string }
  /** Which field is to get which value, or what the call's form asks. */
  | { step: 'asking'; rows: readonly AnyRecord[] }
  | { step: 'planned'; work: BulkWork; plan: BulkPlan }
  | { step: 'running'; done: number; of: number; isStopping: boolean; isUndo: boolean }
  | {
      step: 'finished';
      done: number;
      left: number;
      failures: readonly BulkFailure[];
      isUndo: boolean;
      canRetry: boolean;
      canUndo: boolean;
    };

interface Options {
  place: Place;
  request: BulkRequest;
  readSelected: (signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>;
}

interface Attempt {
  item: BulkItem;
  error: unknown;
}

/** Reads the rows, plans, runs, and keeps what can be tried again or undone. */
export function useBulk({ place, request, readSelected }: Options) {
  const { t } = useTranslation('list');
  const engine = useEngine();
  const client = useQueryClient();
  const textOf = useProblemText();
  const [state, setState] = useState<BulkState>({ step: 'reading', done: 0 });
  const stop = useRef(new AbortController());
  const work = useRef<BulkWork>(undefined);
  const failed = useRef<Attempt[]>([]);
  const blockedLater = useRef<BulkFailure[]>([]);
  const done = useRef<{ item: BulkItem; result: AnyRecord | undefined }[]>([]);

  const obstacleText = (obstacle: Obstacle) =>
    obstacle.kind === 'invalid' ? obstacle.text : t(`bulk:obstacle.${obstacle.kind}`);
  const reasonOf = (error: unknown) =>
    error instanceof ApiError && error.status === 412
      ? t('bulk:changedMeanwhile')
      : failureText(error);

  const planFor = async (rows: readonly AnyRecord[], of: BulkWork): Promise<BulkPlan> => {
    if (of.kind !== 'change') return planBulk(rows, of, place, engine);
    const { schema } = place.definition;
    const validators = await client.ensureQueryData(
      queryOptions({
        queryKey: ['validators', schema],
        queryFn: () => engine.registry.loadValidators(schema),
        staleTime: Infinity,
        networkMode: 'always',
        structuralSharing: false,
      }),
    );
    const { field } = of;
    return planBulk(rows, of, place, engine, (changes, record) => {
      if (field.metadata.when?.(record as Record<string, unknown>) === false) {
        return t('bulk:obstacle.hidden');
      }
      const { fields } = place;
      const found = validateRecord(changes, { kind: 'patch', record, validators, fields });
      const problem = Object.entries(found)[0];
      const first = problem?.[1][0];
      const at = problem && fields[problem[0]];
      return first && at ? textOf(first, at) : undefined;
    });
  };

  const plan = async (rows: readonly AnyRecord[], of: BulkWork) => {
    work.current = of;
    setState({ step: 'planned', work: of, plan: await planFor(rows, of) });
  };

  const read = async () => {
    const { signal } = (stop.current = new AbortController());
    setState({ step: 'reading', done: 0 });
    try {
      const rows: AnyRecord[] = [];
      for await (const page of readSelected(signal)) {
        rows.push(...page);
        setState({ step: 'reading', done: rows.length });
      }
      const asks = request.kind === 'call' && request.action.type === 'dialog';
      if (request.kind === 'change' || asks) setState({ step: 'asking', rows });
      else await plan(rows, request);
    } catch (error) {
      if (signal.aborted) return;
      noteFailure(error);
      setState({ step: 'unread', reason: failureText(error) });
    }
  };

  /** Runs through items; what was done before in the same job counts on. */
  const run = async (items: readonly BulkItem[], isUndo: boolean) => {
    const of = work.current;
    if (!of) return;
    const controller = (stop.current = new AbortController());
    const before = isUndo ? [] : done.current;
    let shown = 0;
    setState({ step: 'running', done: 0, of: items.length, isStopping: false, isUndo });
    const outcome = await runBulk(
      items,
      (item) => (isUndo ? undoBulk(place, of, item) : doBulk(place, of, item)),
      {
        signal: controller.signal,
        onProgress: (tried) => {
          if (performance.now() - shown < 100) return;
          shown = performance.now();
          setState((now) => (now.step === 'running' ? { ...now, done: tried } : now));
        },
      },
    );
    recordsChanged(client, place);
    done.current = [...before, ...outcome.done];
    failed.current = outcome.failed;
    // Hundreds of rows that fail for one reason are one notice.
    const byReason = new Map(outcome.failed.map(({ error }) => [reasonOf(error), error]));
    for (const error of byReason.values()) noteFailure(error);
    const failures = [
      ...outcome.failed.map(({ item, error }) => ({
        record: item.record,
        reason: reasonOf(error),
      })),
      ...blockedLater.current,
    ];
    const doneNow = done.current.length;
    setState({
      step: 'finished',
      done: doneNow,
      left: outcome.left.length,
      failures,
      isUndo,
      // Undoing gives way to whoever has changed the row since.
      canRetry: outcome.failed.some(({ error }) => !isUndo || isUncertain(error)),
      canUndo: !isUndo && of.kind === 'change' && doneNow > 0,
    });
    if (failures.length > 0) {
      notifyError(t(`bulk:failedNotice.${of.kind}`, { count: failures.length }), {
        durationMs: noticeMs.bulkFailed,
      });
    } else if (outcome.left.length === 0) {
      notifySuccess(t(isUndo ? 'bulk:undone' : `bulk:done.${of.kind}`, { count: doneNow }));
    }
  };

  /** Once more what failed: the same attempt where nobody knows its outcome, otherwise the row as it is now, judged anew. */
  const retry = async (isUndo: boolean) => {
    const of = work.current;
    if (!of) return;
    const attempts = failed.current;
    const same = attempts.filter(({ error }) => isUncertain(error)).map(({ item }) => item);
    const others = isUndo ? [] : attempts.filter(({ error }) => !isUncertain(error));
    const { signal } = (stop.current = new AbortController());
    setState({
      step: 'running',
      done: 0,
      of: attempts.length,
      isStopping: false,
      isUndo,
    });
    const read = await runBulk(
      others,
      ({ item }) => readRow(place, item.record.id as RowId, signal),
      { signal, onProgress: () => {} },
    );
    const rows = read.done.flatMap(({ result }) => (result ? [result] : []));
    const gone = read.done.filter(({ result }) => !result).map(({ item }) => item.item);
    const again = await planFor(rows, of);
    blockedLater.current = [
      ...again.blocked
        // Somebody else has done the same.
        .filter(({ obstacle }) => obstacle.kind !== 'same')
        .map(({ record, obstacle }) => ({ record, reason: obstacleText(obstacle) })),
      ...(of.kind === 'remove'
        ? []
        : gone.map(({ record }) => ({ record, reason: t('bulk:gone') }))),
      ...read.failed.map(({ item, error }) => ({
        record: item.item.record,
        reason: reasonOf(error),
      })),
    ];
    await run([...same, ...again.items], isUndo);
  };

  const undo = () => {
    blockedLater.current = [];
    const items = done.current.flatMap(({ item, result }) =>
      result ? [undoItem(item, result)] : [],
    );
    void run(items, true);
  };

  const begin = useRef(read);
  useEffect(() => {
    void begin.current();
    return () => stop.current.abort();
  }, []);
  // Leaving the page would leave half of the rows undone.
  const isRunning = state.step === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);

  return {
    state,
    obstacleText,
    read: () => void read(),
    planChange: (
      rows: readonly AnyRecord[],
      of: { field: Field; value: unknown; said: AnyRecord },
    ) => plan(rows, { kind: 'change', ...of }),
    planCall: (rows: readonly AnyRecord[], action: AskingAction, body: AnyRecord) =>
      plan(rows, { kind: 'call', action, body }),
    start: (items: readonly BulkItem[]) => void run(items, false),
    retry: (isUndo: boolean) => void retry(isUndo),
    undo,
    stop: () => {
      stop.current.abort();
      setState((now) => (now.step === 'running' ? { ...now, isStopping: true } : now));
    },
  };
}
