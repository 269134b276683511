import { PrintThread, type Printed } from './print-thread';

const thread = new PrintThread();

/**
 * A sales document, a report, a transfer or a label as the bytes of a PDF; the same input gives the same bytes. Rejects when the input cannot be printed,
 * such as an image that is no PNG.
 */
export function printDocument(input: Printed): Promise<Uint8Array> {
  return thread.print(input);
}
