import { isHybrid, type EInvoiceFormat } from '../../../../schemas/e-invoice/formats';
import { contentDisposition } from '../../../files/content-disposition';
import { problem } from '../../../http/errors/problem';
import { handler, type Handlers } from '../../../http/operations/call';
import { readDocument } from '../document-row';
import { titleOf } from '../paper/title-of';
import { eInvoiceOf } from './e-invoice-of';

/** Operation that hands out the e-invoice of a booked invoice. */
export const eInvoiceOperations: Handlers = {
  readEInvoice: handler('readEInvoice', async (call) => {
    const { db, params, query, language } = call;
    const document = await readDocument(params.id, db);
    const title = titleOf(document, language);
    const made = await eInvoiceOf(document, query.format, db, call);
    if (!made) throw problem(409, 'msg_document_einvoice_none', title);
    const { bytes, format } = made;
    const name = `${title}.${isHybrid(format) ? 'pdf' : 'xml'}`;
    return {
      status: 200,
      headers: { 'content-disposition': contentDisposition('attachment', name) },
      content: { type: mediaType(format), stream: bytes, length: bytes.length },
    };
  }),
};

/** Media type of an e-invoice: a PDF, or XML. */
export function mediaType(format: EInvoiceFormat): 'application/pdf' | 'application/xml' {
  return isHybrid(format) ? 'application/pdf' : 'application/xml';
}
