import type { AnyRecord } from '../../../../api/dialect';
import { TooManyRows } from '../../../data/lists/most-at-once';
import type { TableWriter } from './csv';

/** Number of rows written before the page gets a turn. */
const atOnce = 100;

interface WriteOptions {
  /** Most rows that fit: with more it throws {@link TooManyRows} rather than leave some out. */
  most: number;
  onProgress: (written: number) => void;
  signal: AbortSignal;
}

/** Writes rows in small steps, so that the page stays usable. */
export async function writeRows(
  writer: TableWriter,
  pages: AsyncIterable<readonly AnyRecord[]>,
  { most, onProgress, signal }: WriteOptions,
): Promise<Blob> {
  let written = 0;
  for await (const rows of pages) {
    if (written + rows.length > most) throw new TooManyRows(`more than ${most} rows`);
    for (let from = 0; from < rows.length; from += atOnce) {
      signal.throwIfAborted();
      const some = rows.slice(from, from + atOnce);
      writer.add(some);
      written += some.length;
      onProgress(written);
      await turn();
    }
  }
  return writer.finish();
}

/** Lets the browser paint and answer. It uses no timer: those wait a second each while the tab is hidden. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
