import { parentPort } from 'node:worker_threads';
import type { PrintLanguage } from '../../schemas/print/document/printed-document';
import { layDocument } from '../../schemas/print/lay-document';
import type { PrintTexts } from '../../schemas/print/translate';
import { readFontFiles } from './font-files';
import { readPrintTexts } from './print-texts';
import type { PrintAnswer, PrintRequest } from './print-thread';

/** The thread that lays out documents: a long one keeps it busy for a second, and nobody else. */
const port = parentPort;
if (!port) throw new Error('print-worker runs in a thread of the server');

const fonts = readFontFiles();
const texts = new Map<PrintLanguage, PrintTexts>();

port.on('message', async ({ id, input }: PrintRequest) => {
  const answer = (message: PrintAnswer, move: ArrayBuffer[] = []) =>
    port.postMessage(message, move);
  try {
    const { language } = input;
    const own = texts.get(language) ?? readPrintTexts(language);
    texts.set(language, own);
    const pdf = new Uint8Array(await layDocument(input, { fonts, texts: own }));
    answer({ id, pdf }, [pdf.buffer]);
  } catch (error) {
    answer({ id, error });
  }
});
