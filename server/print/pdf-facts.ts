import { Worker } from 'node:worker_threads';
import { FairTurns } from '../http/limits/fair-turns';
import { inTurn } from '../http/limits/work-at-once';
import { separateModule } from '../separate-module';
import type { Asker } from './print-document';

/** Facts that a PDF states about itself. */
export interface PdfFacts {
  title: string | null;
  producer: string | null;
}

/** Messages of the thread: that it has begun, then what it found; nothing where it is no PDF. */
export type FactsMessage = { begun: true } | { facts: PdfFacts | undefined };

/** Longest start in ms; from its source it has to be compiled first. */
const LONGEST_START_MS = 30_000;
/** Longest reading in ms: only a file that unpacks to very much takes longer. */
const LONGEST_EFFORT_MS = 2_000;
const MOST_HEAP_MB = 128;
/** Longest wait for a turn, in ms; others take seconds at most. */
const PATIENCE_MS = 10_000;

const entry = separateModule('./pdf-facts-worker', import.meta.url);

const turns = new FairTurns(PATIENCE_MS);

/**
 * Reads the facts of a stranger's PDF, one at a time: unpacked data lie outside the bounds of a thread's heap, and only
 * time limits them. Undefined where it is none, or cannot be read within its limits. Rejects with 429 when its turn did
 * not come.
 */
export async function pdfFacts(
  bytes: Uint8Array,
  { subject, gone }: Asker,
): Promise<PdfFacts | undefined> {
  const end = await inTurn(turns.take(subject, gone));
  return readFacts(bytes).finally(end);
}

/** Reads the facts in a thread of its own, which is ended once it has answered, or has taken too long. */
function readFacts(bytes: Uint8Array): Promise<PdfFacts | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(entry.start, {
      workerData: { entry: entry.module.href, bytes },
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
      execArgv: [],
    });
    const end = (facts?: PdfFacts) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(facts);
    };
    let timer = setTimeout(end, LONGEST_START_MS);
    worker.on('message', (message: FactsMessage) => {
      if ('facts' in message) return end(message.facts);
      clearTimeout(timer);
      timer = setTimeout(end, LONGEST_EFFORT_MS);
    });
    worker.on('error', () => end());
    worker.on('exit', () => end());
  });
}
