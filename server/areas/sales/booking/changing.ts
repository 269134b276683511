import type { Tables } from '../../../resources/model/tables';
import type { Scope } from '../../../http/access/scope';

/** Who changes documents, and in which transaction. */
export interface Changing {
  call: Scope;
  tables: Tables;
}
