import type { BulkCall } from '../../../screens/action-type';
import type { ActionDefinition, AnyRecord } from '../../../define/definition';
import type { Field } from '../../../fields/field';

/** What is done to many rows at once. */
export type BulkWork =
  | { kind: 'remove' }
  /** `body` is what its form was filled with, the same for every row. */
  | { kind: 'call'; action: ActionDefinition; does: BulkCall; body?: AnyRecord }
  /** `said` goes with every change, beside the field: a remark for the change history. */
  | { kind: 'change'; field: Field; value: unknown; said: AnyRecord };

/** What may be asked for; which field gets which value is said later. */
export type BulkRequest = Exclude<BulkWork, { kind: 'change' }> | { kind: 'change' };
