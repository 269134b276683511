import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { noteFailure } from '../../../../failure/notify-failure';
import { noticeMs } from '../../../../ui/notice-ms';
import { notifyError, notifySuccess } from '../../../../ui/notices';
import { askOnce } from '../../../editing/model/confirmed';
import { useAskWhether } from '../../../editing/session/use-ask-whether';
import { recordsChanged } from '../../../data/record-query';
import type { Place } from '../../../screens/place';
import { gatherRows } from '../../../data/lists/gather-rows';
import { mostAtOnce, TooManyRows } from '../../../data/lists/most-at-once';
import type { RowId } from '../../../data/lists/selection';
import {
  type BulkChange,
  type BulkRequest,
  type BulkWork,
  doBulk,
  isUncertain,
  runBulk,
  undoBulk,
  undoItem,
} from './run-bulk';
import type { BulkItem, BulkPlan, Obstacle } from './plan-bulk';
import { useBulkPlan } from './use-bulk-plan';
import { readRow } from '../../../data/lists/read-rows';

export interface BulkFailure {
  record: AnyRecord;
  reason: string;
}

export type BulkState =
  | { step: 'reading'; done: number }
  | { step: 'unread'; reason: string; canRetry: boolean }
  /** Step that asks for field and value, or for what the call's form needs. */
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

interface Earlier {
  done: readonly Done[];
  /** Failures that are not tried again. */
  failed: readonly Attempt[];
  /** Number of rows that were not tried, since somebody stopped it. */
  left: number;
  /** Controller that stops it; begun already while rows are read for it. */
  stop?: AbortController;
}

interface Done {
  item: BulkItem;
  result: AnyRecord | undefined;
}

const nothing: Earlier = { done: [], failed: [], left: 0 };

export function useBulk({ place, request, readSelected }: Options) {
  const { t } = useTranslation('list');
  const client = useQueryClient();
  const planFor = useBulkPlan(place);
  const askWhether = useAskWhether();
  const [state, setState] = useState<BulkState>({ step: 'reading', done: 0 });
  const stop = useRef(new AbortController());
  const work = useRef<BulkWork>(undefined);
  const failed = useRef<Attempt[]>([]);
  const blockedLater = useRef<BulkFailure[]>([]);
  const done = useRef<readonly Done[]>([]);
  const left = useRef(0);

  const obstacleText = (obstacle: Obstacle) =>
    obstacle.kind === 'invalid' ? obstacle.text : t(`bulk:obstacle.${obstacle.kind}`);
  const reasonOf = (error: unknown) =>
    error instanceof ApiError && error.status === 412
      ? t('bulk:changedMeanwhile')
      : failureText(error);

  const plan = async (rows: readonly AnyRecord[], of: BulkWork) => {
    work.current = of;
    setState({ step: 'planned', work: of, plan: await planFor(rows, of) });
  };

  const read = async () => {
    const { signal } = (stop.current = new AbortController());
    setState({ step: 'reading', done: 0 });
    try {
      const rows = await gatherRows(readSelected(signal), mostAtOnce, (done) =>
        setState({ step: 'reading', done }),
      );
      const asks = request.kind === 'call' && request.does.asks === true;
      if (request.kind === 'change' || asks) setState({ step: 'asking', rows });
      else await plan(rows, request);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof TooManyRows) {
        stop.current.abort();
        const reason = t('selection.atMost', { most: mostAtOnce });
        setState({ step: 'unread', reason, canRetry: false });
        return;
      }
      noteFailure(error);
      setState({ step: 'unread', reason: `${t('failed')} ${failureText(error)}`, canRetry: true });
    }
  };

  const run = async (items: readonly BulkItem[], isUndo: boolean, before = nothing) => {
    const of = work.current;
    if (!of) return;
    const { signal } = (stop.current = before.stop ?? new AbortController());
    const ask = askOnce(askWhether);
    let shown = 0;
    const isStopping = signal.aborted;
    setState({ step: 'running', done: 0, of: items.length, isStopping, isUndo });
    const outcome = await runBulk(
      items,
      (item) => (isUndo ? undoBulk(place, of, item, ask) : doBulk(place, of, item, ask)),
      {
        signal,
        onProgress: (tried) => {
          if (performance.now() - shown < 100) return;
          shown = performance.now();
          setState((now) => (now.step === 'running' ? { ...now, done: tried } : now));
        },
      },
    );
    recordsChanged(client, place);
    done.current = [...before.done, ...outcome.done];
    failed.current = [...before.failed, ...outcome.failed];
    left.current = before.left + outcome.left.length;
    // Shows one notice for hundreds of rows that fail for the same reason.
    const byReason = new Map(outcome.failed.map(({ error }) => [reasonOf(error), error]));
    for (const error of byReason.values()) noteFailure(error);
    const failures = [
      ...failed.current.map(({ item, error }) => ({
        record: item.record,
        reason: reasonOf(error),
      })),
      ...blockedLater.current,
    ];
    const doneNow = done.current.length;
    setState({
      step: 'finished',
      done: doneNow,
      left: left.current,
      failures,
      isUndo,
      // Retries an undo only where its outcome is uncertain: it gives way to whoever has changed the row since.
      canRetry: failed.current.some(({ error }) => !isUndo || isUncertain(error)),
      canUndo: !isUndo && of.kind === 'change' && doneNow > 0,
    });
    if (failures.length > 0) {
      notifyError(t(`bulk:failedNotice.${of.kind}`, { count: failures.length }), {
        durationMs: noticeMs.bulkFailed,
      });
    } else if (left.current === 0) {
      notifySuccess(t(isUndo ? 'bulk:undone' : `bulk:done.${of.kind}`, { count: doneNow }));
    }
  };

  /** Tries again: an uncertain attempt is made again as it was; any other row is read and judged anew. */
  const retry = async (isUndo: boolean) => {
    const of = work.current;
    if (!of) return;
    const attempts = failed.current;
    const same = attempts.filter(({ error }) => isUncertain(error)).map(({ item }) => item);
    const others = attempts.filter(({ error }) => !isUncertain(error));
    const controller = (stop.current = new AbortController());
    const { signal } = controller;
    setState({ step: 'running', done: 0, of: attempts.length, isStopping: false, isUndo });
    const read = await runBulk(
      isUndo ? [] : others,
      ({ item }) => readRow(place, item.record.id as RowId, signal),
      { signal, onProgress: () => {} },
    );
    const rows = read.done.flatMap(({ result }) => (result ? [result] : []));
    const gone = read.done.filter(({ result }) => !result).map(({ item }) => item.item);
    // Leaves what could not be read after a stop among the failed, as it was before.
    const unread = signal.aborted ? read.failed.map(({ item }) => item) : [];
    const unreadable = signal.aborted ? [] : read.failed;
    const again = await planFor(rows, of);
    blockedLater.current = [
      ...again.blocked
        // Leaves out rows for which somebody else has done the same.
        .filter(({ obstacle }) => obstacle.kind !== 'same')
        .map(({ record, obstacle }) => ({ record, reason: obstacleText(obstacle) })),
      ...(of.kind === 'remove'
        ? []
        : gone.map(({ record }) => ({ record, reason: t('bulk:gone') }))),
      ...unreadable.map(({ item, error }) => ({
        record: item.item.record,
        reason: reasonOf(error),
      })),
    ];
    await run([...same, ...again.items], isUndo, {
      done: done.current,
      failed: isUndo ? others : [...unread, ...read.left],
      left: left.current,
      stop: controller,
    });
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
  // Warns before the page is left, which would leave half of the rows as they were.
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
    planChange: (rows: readonly AnyRecord[], of: BulkChange) =>
      plan(rows, { kind: 'change', ...of }),
    planCall: (
      rows: readonly AnyRecord[],
      of: Extract<BulkRequest, { kind: 'call' }>,
      body: AnyRecord,
    ) => plan(rows, { ...of, body }),
    start: (items: readonly BulkItem[]) => void run(items, false),
    retry: (isUndo: boolean) => void retry(isUndo),
    undo,
    stop: () => {
      stop.current.abort();
      setState((now) => (now.step === 'running' ? { ...now, isStopping: true } : now));
    },
  };
}
