import type { Engine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { SignatureTab } from './definition';

/** Tells whether the user may have a record signed, and it is there to be signed. */
export const isSignable = (
  { call, signableWhen }: SignatureTab,
  record: AnyRecord,
  { can, me }: Pick<Engine, 'can' | 'me'>,
): boolean => can(call, record) && (signableWhen?.(record, me) ?? true);
