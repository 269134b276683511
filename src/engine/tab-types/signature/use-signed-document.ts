import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { ApiError } from '../../../api/api-error';
import type { RecordId } from '../../../api/dialect';
import { pause } from '../../../api/retry-after';
import { useStore } from '../../../state/store';
import { useOnline } from '../../../ui/use-online';
import { useEngine } from '../../application/context';
import type { Registry } from '../../application/registry';
import { inOrder, isOpen } from '../../outbox/machine';
import { outboxState } from '../../outbox/outbox-state';
import { queueOf } from '../../outbox/queued-operation';
import { pdfQuery, type PdfFile } from '../../views/pdf/pdf-file';
import type { BespokeParts } from '../../views/record/bespoke-part';
import type { DocumentMaker, MadeDocument } from '../../views/record/document-maker';
import type { ReadTabViewProps } from '../../views/record/open-record';
import type { SignatureTab } from './definition';

/** Pause in ms before the document is read after a call. */
const BURST = 500;

export interface SignedDocument {
  /** Latest known document; while another is being made or read, the former stays in sight. */
  pdf: PdfFile | undefined;
  /** The same document, where this device made it and it is the latest. */
  made: MadeDocument | undefined;
  /** True if it is up to date: only then can it be signed. */
  isLatest: boolean;
  error: Error | null;
}

/**
 * Provides the document to sign: as the server lays it out; where the device can make it, and there is no network or a
 * call waits in the queue that the signature would go into, as it is made here with what waits.
 */
export function useSignedDocument(
  tab: SignatureTab,
  { place, id, values }: ReadTabViewProps<SignatureTab>['record'],
): SignedDocument {
  const { registry } = useEngine();
  const isOnline = useOnline();
  const entries = useStore(outboxState, ({ entries: all }) => all);
  const params = { ...place.params, id };
  const queued = useQuery({
    queryKey: ['queued', tab.call],
    queryFn: async () => (await registry.loadQueued(tab.call)) ?? null,
    enabled: tab.made !== undefined,
    staleTime: Infinity,
    meta: { failure: 'silent' },
  });
  const queue =
    queued.data && queueOf({ operation: tab.call, params, of: { record: values } }, queued.data);
  const calls = useMemo(
    () => inOrder(entries ?? []).filter((entry) => entry.queue === queue),
    [entries, queue],
  );
  const isMakeable = tab.made !== undefined && queued.data !== null;
  const isMade = isMakeable && (!isOnline || calls.some(isOpen));

  const served = useQuery({
    ...pdfQuery(tab.document, params, values.version),
    enabled: !isMade && !(isMakeable && queued.isPending),
  });
  const isUnanswered = served.error instanceof ApiError && served.error.status === undefined;
  const isNeeded = isMade || (isMakeable && isUnanswered);
  const state = calls.map((entry) => `${entry.seq} ${isOpen(entry)}`).join();
  const made = useQuery({
    queryKey: ['pdf', 'made', tab.made?.part, place.path, id, values.version, state],
    queryFn: async ({ signal }) => {
      const maker = await makerOf(registry, tab.made?.part ?? '');
      // Waits for a burst to end: queued calls are sent one after the other, and one document is made after them.
      if (isOnline) await pause(BURST, signal);
      return maker.make({ record: values, calls, signal });
    },
    enabled: isNeeded && !queued.isPending,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'shown' },
  });
  const one = isNeeded ? made : served;
  const latest = one.isFetching ? undefined : one.data;
  const last = useRef<{ id: RecordId; pdf: PdfFile }>(undefined);
  useEffect(() => {
    if (latest) last.current = { id, pdf: latest };
  }, [id, latest]);
  return {
    // Hides what was read before calls were made: somebody may be drawing under the document made with them.
    pdf: latest ?? (last.current?.id === id ? last.current.pdf : undefined),
    made: isNeeded && latest ? made.data : undefined,
    isLatest: latest !== undefined,
    error: one.error,
  };
}

async function makerOf({ loadBespoke }: Registry, name: string): Promise<DocumentMaker> {
  const parts: BespokeParts | undefined = await loadBespoke?.();
  const part = await parts?.[name]?.();
  if (!part || !('make' in part)) throw new Error(`signature: there is no maker «${name}»`);
  return part;
}
