import type { Handlers } from '../../../http/call';
import type { Tables } from '../../../resources/tables';

/** What is done with documents that are not booked yet. Begun: handlers follow one by one. */
export function draftOperations(_tables: Tables): Handlers {
  const begun = [
    'suggestPosition',
    'simulateDocument',
    'copyDocument',
    'noteOnDocument',
    'trackDocument',
    'printDocument',
    'readDocumentPdf',
    'signDocument',
  ];
  const run = () => Promise.reject(new Error('begun'));
  return Object.fromEntries(begun.map((id) => [id, { run }]));
}
