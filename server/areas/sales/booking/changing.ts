import type { Tables } from '../../../resources/model/tables';
import type { Scope } from '../../../http/access/scope';

/** Context of a change to documents, with its transaction. */
export interface Changing {
  call: Scope;
  tables: Tables;
}
