import { parentPort, workerData } from 'node:worker_threads';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { FactsMessage, PdfFacts } from './pdf-facts';

/** Thread that opens a stranger's PDF; its starter ends it. */
const port = parentPort;
if (!port) throw new Error('pdf-facts-worker runs in a thread of the server');

async function read(bytes: Uint8Array): Promise<PdfFacts | undefined> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    return { title: pdf.getTitle() ?? null, producer: pdf.getProducer() ?? null };
  } catch {
    return undefined;
  }
}

const tell = (message: FactsMessage) => port.postMessage(message);
tell({ begun: true });
tell({ facts: await read((workerData as { bytes: Uint8Array }).bytes) });
