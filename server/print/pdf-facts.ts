import { Worker } from 'node:worker_threads';
import { separateModule } from '../separate-module';

/** What a PDF says of itself. */
export interface PdfFacts {
  title: string | null;
  producer: string | null;
}

/** What the thread tells: that it has begun, then what it found; nothing for what is no PDF. */
export type FactsMessage = { begun: true } | { facts: PdfFacts | undefined };

/** To start, in ms; from its source it has to be compiled first. */
const LONGEST_START_MS = 30_000;
/** To read, in ms: what unpacks to very much takes longer. */
const LONGEST_EFFORT_MS = 2_000;
const MOST_HEAP_MB = 128;

const entry = separateModule('./pdf-facts-worker', import.meta.url);

/**
 * Reads what a PDF of a stranger says of itself, in a thread of its own that is ended once it has told, or has taken too long.
 * Undefined for what is none, or cannot be read within its limits.
 */
export function pdfFacts(bytes: Uint8Array): Promise<PdfFacts | undefined> {
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
