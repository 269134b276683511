import type { ImportedRow, ImportRow } from '../../../../api/imports';
import { withRetryAfter } from '../../../../api/retry-after';

/** Rows of one call, with the key that makes a repeated one harmless. */
export interface Batch {
  rows: readonly ImportRow[];
  once: string;
}

export interface Sent {
  answers: readonly ImportedRow[];
  /** Batches that were not sent, or not answered: the first of them may have been stored all the same. */
  left: readonly Batch[];
  /** Reason why it did not go on; undefined where it was stopped, or is through. */
  failure?: unknown;
}

interface SendOptions {
  /** Signal to stop: nothing further begins; the call under way is awaited, so that its outcome is known. */
  signal: AbortSignal;
  onProgress: (rows: number) => void;
}

/** Sends batches one after the other, so that the file's order is kept; the first failure stops. */
export async function sendBatches(
  batches: readonly Batch[],
  send: (batch: Batch) => Promise<readonly ImportedRow[]>,
  { signal, onProgress }: SendOptions,
): Promise<Sent> {
  const answers: ImportedRow[] = [];
  for (const [index, batch] of batches.entries()) {
    if (signal.aborted) return { answers, left: batches.slice(index) };
    try {
      answers.push(...(await withRetryAfter(() => send(batch), signal)));
    } catch (failure) {
      const left = batches.slice(index);
      return signal.aborted ? { answers, left } : { answers, left, failure };
    }
    onProgress(answers.length);
  }
  return { answers, left: [] };
}
