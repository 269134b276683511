import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../../api/api-error';
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

export interface SignedDocument {
  /** The latest that is known; while another is being made or read, the former stays in sight. */
  pdf: PdfFile | undefined;
  /** The same, where this device made it and it is the latest. */
  made: MadeDocument | undefined;
  /** It is how it is now: only that can be signed. */
  isLatest: boolean;
  error: Error | null;
}

/**
 * What is signed: as the server lays it out; where the device can make it, and there is no network or a call waits in the queue
 * that the signature would go into, as it is made here with what waits.
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
  const waits = entries?.some((entry) => entry.queue === queue && isOpen(entry)) ?? false;
  const isMade = tab.made !== undefined && (!isOnline || waits);

  const served = useQuery({
    ...pdfQuery(tab.document, params, values.version),
    placeholderData: keepPreviousData,
    enabled: !isMade && !(tab.made !== undefined && queued.isPending),
  });
  const isUnanswered = served.error instanceof ApiError && served.error.status === undefined;
  const isNeeded = isMade || (tab.made !== undefined && isUnanswered);
  const calls = useMemo(() => inOrder(entries ?? []), [entries]);
  const state = useMemo(() => calls.map(({ seq, state: now }) => `${seq} ${now}`).join(), [calls]);
  const made = useQuery({
    queryKey: ['pdf', 'made', tab.made?.part, place.path, id, values.version, state],
    queryFn: async ({ signal }) => {
      const maker = await makerOf(registry, tab.made?.part ?? '');
      return maker.make({ record: values, calls, signal });
    },
    enabled: isNeeded,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'shown' },
  });
  const one = isNeeded ? made : served;
  return {
    pdf: one.data ?? (isNeeded ? served.data : made.data),
    made: isNeeded && !made.isPlaceholderData ? made.data : undefined,
    isLatest: one.data !== undefined && !one.isPlaceholderData,
    error: one.error,
  };
}

async function makerOf({ loadBespoke }: Registry, name: string): Promise<DocumentMaker> {
  const parts: BespokeParts | undefined = await loadBespoke?.();
  const part = await parts?.[name]?.();
  if (!part || !('make' in part)) throw new Error(`signature: there is no maker «${name}»`);
  return part;
}
