import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord, RecordId } from '../../../api/dialect';
import { write } from '../../../api/write-records';
import { failureText } from '../../../failure/failure-text';
import { noteFailure } from '../../../failure/notify-failure';
import { useEngine } from '../../application/context';
import { gatherRows } from '../../data/lists/gather-rows';
import { TooManyRows } from '../../data/lists/most-at-once';
import { recordsChanged } from '../../data/record-query';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { BulkDialogProps } from '../../screens/action-type';
import { planBulk, type BulkItem } from '../../views/list/bulk/plan-bulk';
import { runBulk } from '../../views/list/bulk/run-bulk';
import { joinPdfs } from '../../views/pdf/join-pdfs';
import { readPdf, type PdfFile } from '../../views/pdf/pdf-file';
import { pdfFailureText } from '../../views/pdf/pdf-failure-text';
import type { PrintAction } from './definition';

/** Most documents that are joined: they are in memory at once. */
const mostDocuments = 100;

interface Missed {
  record: AnyRecord;
  reason: string;
}

export type ManyState =
  | { step: 'reading' | 'fetching'; done: number; of: number; isStopping?: boolean }
  | { step: 'refused'; text: string }
  | { step: 'ready'; file: PdfFile | undefined; missed: readonly Missed[]; canRetry: boolean };

type Options = Pick<BulkDialogProps<PrintAction>, 'action' | 'place' | 'count' | 'readSelected'>;

/**
 * Fetches the documents of many records one after the other, because each is work for the server, then joins them in
 * the rows' order.
 */
export function useMany({ action, place, count, readSelected }: Options) {
  const { t } = useTranslation(['pdf', 'list', 'bulk']);
  const engine = useEngine();
  const labels = useScreenLabels();
  const client = useQueryClient();
  const [state, setState] = useState<ManyState>({ step: 'reading', done: 0, of: count });
  const stop = useRef(new AbortController());
  /** Documents that have come, by row. */
  const got = useRef(new Map<BulkItem, Blob>());
  const planned = useRef<readonly BulkItem[]>([]);
  const barred = useRef<readonly Missed[]>([]);
  /** Printed rows that have not been noted yet. */
  const unnoted = useRef<readonly BulkItem[]>([]);

  const read = async () => {
    const { signal } = stop.current;
    try {
      const rows = await gatherRows(readSelected(signal), mostDocuments, (done) =>
        setState({ step: 'reading', done, of: count }),
      );
      const work = { kind: 'call', action, does: { call: action.call } } as const;
      const { items, blocked } = planBulk(rows, work as never, place, engine);
      planned.current = items;
      barred.current = blocked.map(({ record, obstacle }) => ({
        record,
        reason: t(`bulk:obstacle.${obstacle.kind as 'state'}`),
      }));
      await fetchAll();
    } catch (error) {
      if (signal.aborted) return;
      const isTooMany = error instanceof TooManyRows;
      if (isTooMany) stop.current.abort();
      else noteFailure(error);
      const text = isTooMany ? t('atMost', { most: mostDocuments }) : failureText(error);
      setState({ step: 'refused', text });
    }
  };

  /** Fetches the documents that are still missing. */
  const fetchAll = async () => {
    const { signal } = (stop.current = new AbortController());
    const of = planned.current.length;
    const before = got.current.size;
    setState({ step: 'fetching', done: before, of });
    const outcome = await runBulk(
      planned.current.filter((item) => !got.current.has(item)),
      async (item) => {
        const params = { ...place.params, id: item.record.id as RecordId };
        got.current.set(item, (await readPdf(action.call, params)).content);
      },
      {
        signal,
        atOnce: 1,
        onProgress: (tried) => setState({ step: 'fetching', done: before + tried, of }),
      },
    );
    for (const { error } of outcome.failed) noteFailure(error);
    const come = planned.current.filter((item) => got.current.has(item));
    const joined = await joinPdfs(come.flatMap((item) => got.current.get(item) ?? []));
    const unread = new Set(joined.unread.map((index) => come[index]));
    unnoted.current = come.filter((item) => !unread.has(item));
    setState({
      step: 'ready',
      file: joined.content && {
        content: joined.content,
        name: `${labels.title(place.definition)}.pdf`,
      },
      missed: [
        ...outcome.failed.map(({ item, error }) => ({
          record: item.record,
          reason: pdfFailureText(error),
        })),
        ...[...unread].flatMap((item) =>
          item ? [{ record: item.record, reason: t('unreadable') }] : [],
        ),
        ...outcome.left.map(({ record }) => ({ record, reason: t('stopped') })),
        ...barred.current,
      ],
      canRetry: outcome.failed.length + outcome.left.length > 0,
    });
  };

  /**
   * Notes that the rows in the document were printed; after a failure it goes on with the rest, then rejects with it.
   */
  const note = async (): Promise<number> => {
    const { after, afterWhen } = action;
    const printed = unnoted.current.length;
    if (after === undefined) return printed;
    const wanted = unnoted.current.filter(
      ({ record }) => engine.can(after, record) && (afterWhen?.(record, engine.me) ?? true),
    );
    const outcome = await runBulk(
      wanted,
      ({ record, key }) =>
        write(after, {
          params: { ...place.params, id: record.id as RecordId },
          once: key,
          base: record,
          kind: 'action',
        }),
      { signal: new AbortController().signal, onProgress: () => {} },
    );
    recordsChanged(client, place);
    unnoted.current = outcome.failed.map(({ item }) => item);
    if (outcome.failed.length === 0) return printed;
    throw new NotNoted(
      outcome.failed.map(({ item, error }) => ({
        record: item.record,
        reason: failureText(error),
      })),
    );
  };

  const begin = useEffectEvent(read);
  useEffect(() => {
    // Begins again where an effect runs twice.
    stop.current = new AbortController();
    void begin();
    return () => stop.current.abort();
  }, []);

  return {
    state,
    note,
    retry: () => void fetchAll(),
    stop: () => {
      stop.current.abort();
      setState((now) => (now.step === 'fetching' ? { ...now, isStopping: true } : now));
    },
  };
}

/** Failure to note what was printed. */
export class NotNoted extends Error {
  constructor(readonly missed: readonly Missed[]) {
    super(`${missed.length} were not noted as printed`);
  }
}
