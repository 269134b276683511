import type { PrintedDocument } from '../../../schemas/print/document/printed-document';
import type { PrintedReport } from '../../../schemas/print/document/printed-report';
import { layDocument } from '../../../schemas/print/lay-document';
import { layReport } from '../../../schemas/print/lay-report';
import { readFontFiles } from '../../../server/print/font-files';
import { readPrintTexts } from '../../../server/print/print-texts';

const fonts = readFontFiles();

/** A document or a report as a PDF, without the server's thread. */
export function printHere(input: PrintedDocument | PrintedReport): Promise<Uint8Array> {
  const material = { fonts, texts: readPrintTexts(input.language) };
  return 'kind' in input ? layReport(input, material) : layDocument(input, material);
}
