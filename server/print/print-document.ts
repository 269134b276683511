import type { PrintedDocument } from '../../schemas/print/document/printed-document';
import { layDocument } from '../../schemas/print/lay-document';

/** A sales document as the bytes of a PDF; the same input gives the same bytes. */
export function printDocument(input: PrintedDocument): Promise<Uint8Array> {
  return layDocument(input);
}
