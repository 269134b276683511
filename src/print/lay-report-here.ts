import type { PrintedReport } from '../../schemas/print/document/printed-report';
import type { ReportAnswer } from './report-worker';

/**
 * Lays out a report as the bytes of a PDF, on this device; the page goes on meanwhile. Rejects where it cannot be laid
 * out.
 */
export function layReportHere(input: PrintedReport, signal?: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./report-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((done, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReportAnswer>) => {
      if ('error' in data) failed(new Error(data.error));
      else done(new Blob([data.pdf as BlobPart], { type: 'application/pdf' }));
    });
    worker.addEventListener('error', ({ message }) =>
      failed(new Error(message || 'report-worker does not start')),
    );
    signal?.addEventListener('abort', () => failed(signal.reason as Error));
    worker.postMessage(input);
  }).finally(() => worker.terminate());
}
