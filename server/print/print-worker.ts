import { parentPort } from 'node:worker_threads';
import type { PrintLanguage } from '../../schemas/print/document/printed-document';
import { layDocument } from '../../schemas/print/lay-document';
import { layLabel } from '../../schemas/print/lay-label';
import { layReport } from '../../schemas/print/lay-report';
import { layTransfer } from '../../schemas/print/lay-transfer';
import type { PrintTexts } from '../../schemas/print/translate';
import { makeEInvoice } from './e-invoice/make-e-invoice';
import { readFontFiles } from './font-files';
import { readPrintTexts } from './print-texts';
import type { PrintAnswer, PrintRequest, Printed } from './print-thread';

/** Thread that lays out documents: a long one keeps it busy for a second, and nobody else. */
const port = parentPort;
if (!port) throw new Error('print-worker runs in a thread of the server');

const fonts = readFontFiles();
const texts = new Map<PrintLanguage, PrintTexts>();

function lay(input: Printed): Promise<Uint8Array> {
  if ('kind' in input && input.kind === 'label') return layLabel(input, fonts);
  if ('kind' in input && input.kind === 'e-invoice') {
    return makeEInvoice(input, textsOf(input.document.language));
  }
  const material = { fonts, texts: textsOf(input.language) };
  if (!('kind' in input)) return layDocument(input, material);
  return input.kind === 'report' ? layReport(input, material) : layTransfer(input, material);
}

function textsOf(language: PrintLanguage): PrintTexts {
  const own = texts.get(language) ?? readPrintTexts(language);
  texts.set(language, own);
  return own;
}

port.on('message', async ({ id, input }: PrintRequest) => {
  const answer = (message: PrintAnswer, move: ArrayBuffer[] = []) =>
    port.postMessage(message, move);
  try {
    const pdf = new Uint8Array(await lay(input));
    answer({ id, pdf }, [pdf.buffer]);
  } catch (error) {
    answer({ id, error });
  }
});
