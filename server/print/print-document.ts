import type { PrintedDocument } from '../../schemas/print/document/printed-document';
import { PrintThread } from './print-thread';

const thread = new PrintThread();

/**
 * A sales document as the bytes of a PDF; the same input gives the same bytes. Rejects when the input cannot be printed,
 * such as an image that is no PNG.
 */
export function printDocument(input: PrintedDocument): Promise<Uint8Array> {
  return thread.print(input);
}
