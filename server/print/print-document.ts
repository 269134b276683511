import type { PrintedDocument, PrintLanguage } from '../../schemas/print/document/printed-document';
import { layDocument, type PrintMaterial } from '../../schemas/print/lay-document';
import type { FontFiles } from '../../schemas/print/pdf/font-files';
import { readFontFiles } from './font-files';
import { readPrintTexts } from './print-texts';

let fonts: FontFiles | undefined;
const texts = new Map<PrintLanguage, PrintMaterial['texts']>();

/** A sales document as the bytes of a PDF; the same input gives the same bytes. */
export async function printDocument(input: PrintedDocument): Promise<Uint8Array> {
  fonts ??= readFontFiles();
  const { language } = input;
  const own = texts.get(language) ?? readPrintTexts(language);
  texts.set(language, own);
  return layDocument(input, { fonts, texts: own });
}
