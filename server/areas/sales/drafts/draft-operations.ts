import type { Handlers } from '../../../http/operations/call';
import type { Tables } from '../../../resources/model/tables';
import { copyOperations } from './copy-document';
import { remarkOperations } from './remark-operations';
import { simulateDocument } from './simulate-document';
import { takingOperations } from './take-lines';
import { suggestPosition } from './suggest-position';

/** Operations on documents besides writing and booking them. */
export function draftOperations(tables: Tables): Handlers {
  return {
    ...suggestPosition,
    ...simulateDocument,
    ...copyOperations(tables),
    ...takingOperations(tables),
    ...remarkOperations(tables),
  };
}
