import { contentDisposition } from '../../../files/content-disposition';
import { preparedHandler, type Handlers } from '../../../http/operations/call';
import { readDocument } from '../document-row';
import { titleOf } from '../paper/title-of';
import { eInvoiceOf, requiredEInvoice } from './e-invoice-of';

/** Operation that hands out the e-invoice of a booked invoice. */
export const eInvoiceOperations: Handlers = {
  readEInvoice: preparedHandler('readEInvoice', async (call) => {
    const { db, params, query, language } = call;
    const document = await readDocument(params.id, db);
    const title = titleOf(document, language);
    // Who asks for one wants one, also where the customer receives none.
    const { bytes, type, ending } =
      (await eInvoiceOf(document, query.format, db, call)) ??
      (await requiredEInvoice(document, 'ZUGFERD', db, call));
    return {
      status: 200,
      headers: { 'content-disposition': contentDisposition('attachment', `${title}.${ending}`) },
      content: { type, stream: bytes, length: bytes.length },
    };
  }),
};
