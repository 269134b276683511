import type { CallActionDefinition } from '../../define/definition';
import type { Field } from '../../field/field';

/** What is done to many rows at once. */
export type BulkWork =
  | { kind: 'remove' }
  | { kind: 'call'; action: CallActionDefinition }
  | { kind: 'change'; field: Field; value: unknown };

/** What may be asked for; which field gets which value is said later. */
export type BulkRequest = Exclude<BulkWork, { kind: 'change' }> | { kind: 'change' };
