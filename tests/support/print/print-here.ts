import type { PrintedDocument } from '../../../schemas/print/document/printed-document';
import { layDocument } from '../../../schemas/print/lay-document';
import { readFontFiles } from '../../../server/print/font-files';
import { readPrintTexts } from '../../../server/print/print-texts';

const fonts = readFontFiles();

/** A document as a PDF, without the server's thread. */
export function printHere(input: PrintedDocument): Promise<Uint8Array> {
  return layDocument(input, { fonts, texts: readPrintTexts(input.language) });
}
