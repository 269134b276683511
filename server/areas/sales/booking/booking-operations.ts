import { handler, type Handlers } from '../../../http/call';
import { problem } from '../../../http/problem';
import type { Tables } from '../../../resources/tables';

/** Actions that change what a document is: book, convert, dissolve, cancel (3-decisions §3.6). */
export function bookingOperations(_tables: Tables): Handlers {
  return {
    bookDocument: handler('bookDocument', notYet),
    convertDocument: handler('convertDocument', notYet),
    convertDocuments: handler('convertDocuments', notYet),
    dissolveDocument: handler('dissolveDocument', notYet),
    cancelDocument: handler('cancelDocument', notYet),
  };
}

function notYet(): never {
  throw problem(409, 'msg_document_state');
}
