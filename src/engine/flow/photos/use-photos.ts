import { useState } from 'react';
import type { Entry } from '../../outbox/entry';
import { useWaitingCalls } from '../../outbox/use-waiting-calls';
import { paramNames } from '../../screens/place';
import { useAttachments } from '../../views/blocks/attachments/use-attachments';
import { useViewer } from '../../views/blocks/attachments/use-viewer';
import { useFlow } from '../state/flow';

/** Returns the record's files at a path, the latest first, and what shows one large. */
export function usePhotos(path: string) {
  const { place, id, record } = useFlow();
  const attachments = useAttachments({ path, place, id, record }, '-datum');
  return { attachments, viewer: useViewer(path, attachments, useState<number>()) };
}

/** Photos on their way there that were not among those read at `readAt` (ms since 1970, 0 for never). */
export function useWaitingPhotos(path: string, readAt: number): readonly Entry[] {
  const { id } = useFlow();
  return useWaitingCalls(`POST ${path}`, readAt, paramNames(path).at(-1), id);
}
