import type { AnyRecord } from '../../define/definition';

/** A record of another screen as a field names it. */
export interface Reference {
  /** What the field stores. */
  value: string | number;
  /** The record's own id, which opens it. */
  id: number;
  title: string;
  row: AnyRecord;
}
