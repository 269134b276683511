import type { PrintedDocument } from '../../../schemas/print/document/printed-document';
import type { PrintedReport } from '../../../schemas/print/document/printed-report';
import type { PrintedTransfer } from '../../../schemas/print/document/printed-transfer';
import { layDocument } from '../../../schemas/print/lay-document';
import { layReport } from '../../../schemas/print/lay-report';
import { layTransfer } from '../../../schemas/print/lay-transfer';
import { readFontFiles } from '../../../server/print/font-files';
import { readPrintTexts } from '../../../server/print/print-texts';

const fonts = readFontFiles();

/** Prints a document, a report or a transfer as a PDF, without the server's thread. */
export function printHere(
  input: PrintedDocument | PrintedReport | PrintedTransfer,
): Promise<Uint8Array> {
  const material = { fonts, texts: readPrintTexts(input.language) };
  if (!('kind' in input)) return layDocument(input, material);
  return input.kind === 'report' ? layReport(input, material) : layTransfer(input, material);
}
