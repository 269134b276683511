import type { Call } from '../../../http/call';
import type { Tables } from '../../../resources/tables';

/** Who changes documents, and in which transaction. */
export interface Changing {
  call: Pick<Call, 'caller' | 'operation' | 'headers' | 'db'>;
  tables: Tables;
}
