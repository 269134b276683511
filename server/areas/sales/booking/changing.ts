import type { Tables } from '../../../resources/tables';
import type { Scope } from '../../../http/scope';

/** Who changes documents, and in which transaction. */
export interface Changing {
  call: Scope;
  tables: Tables;
}
