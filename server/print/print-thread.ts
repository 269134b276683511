import { Worker } from 'node:worker_threads';
import type { PrintedDocument } from '../../schemas/print/document/printed-document';
import type { PrintedReport } from '../../schemas/print/document/printed-report';
import type { PrintedTransfer } from '../../schemas/print/document/printed-transfer';
import type { PrintedLabel } from '../../schemas/print/lay-label';
import type { PrintedEInvoice } from './e-invoice/make-e-invoice';
import { separateModule } from '../separate-module';

export type Printed =
  PrintedDocument | PrintedReport | PrintedTransfer | PrintedLabel | PrintedEInvoice;

export interface PrintRequest {
  id: number;
  input: Printed;
}

export type PrintAnswer = { id: number; pdf: Uint8Array } | { id: number; error: unknown };

interface Waiting {
  resolve: (pdf: Uint8Array) => void;
  reject: (error: unknown) => void;
}

interface Running {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/** Idle time in ms after which the thread gives its memory back. */
const LONGEST_REST_MS = 5 * 60_000;

/**
 * Thread of its own that lays out documents, one after the other: the server goes on answering meanwhile, and however
 * many are requested of one, they take one core. It starts when it is needed; one that has ended by a fault, or because nobody
 * waits any more, is replaced at the next document, and the requests it had are rejected with the reason.
 */
export class PrintThread {
  private running: Running | undefined;
  private asked = 0;
  private resting: NodeJS.Timeout | undefined;

  constructor(private readonly entry = separateModule('./print-worker', import.meta.url)) {}

  /**
   * Lays out a document as a PDF. Rejects with the reason of `stop` once that is aborted, and ends the running work.
   */
  print(input: Printed, stop?: AbortSignal): Promise<Uint8Array> {
    stop?.throwIfAborted();
    clearTimeout(this.resting);
    const running = (this.running ??= this.start());
    const { worker, waiting } = running;
    const id = ++this.asked;
    return new Promise<Uint8Array>((resolve, reject) => {
      const giveUp = () => this.lose(running, stop?.reason);
      const settled = () => stop?.removeEventListener('abort', giveUp);
      waiting.set(id, {
        resolve: (pdf) => (settled(), resolve(pdf)),
        reject: (error) => (settled(), reject(error)),
      });
      stop?.addEventListener('abort', giveUp);
      worker.ref();
      worker.postMessage({ id, input } satisfies PrintRequest);
    });
  }

  async end(): Promise<void> {
    clearTimeout(this.resting);
    const { running } = this;
    this.running = undefined;
    await running?.worker.terminate();
  }

  /** Ends a thread; the requests it had are rejected with the reason. */
  private lose(running: Running, reason: unknown): void {
    if (this.running === running) this.running = undefined;
    void running.worker.terminate();
    for (const { reject } of running.waiting.values()) reject(reason);
    running.waiting.clear();
  }

  private start(): Running {
    const { start, module } = this.entry;
    const worker = new Worker(start, { workerData: { entry: module.href }, execArgv: [] });
    const running: Running = { worker, waiting: new Map() };
    worker.on('message', (answer: PrintAnswer) => this.settle(running, answer));
    worker.on('error', (reason) => this.lose(running, reason));
    worker.on('exit', () => this.lose(running, new Error('the thread that prints has ended')));
    return running;
  }

  private settle({ worker, waiting }: Running, answer: PrintAnswer): void {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) {
      // The idle thread does not keep the server from ending.
      worker.unref();
      this.resting = setTimeout(() => void this.end(), LONGEST_REST_MS).unref();
    }
    if ('pdf' in answer) asker?.resolve(answer.pdf);
    else asker?.reject(answer.error);
  }
}
