import type { AnyRecord } from '../../define/definition';
import { named } from './conventions';

/** The row that a signature will be, without what only the server can make of it. */
export function waitingSignature(body: AnyRecord): AnyRecord {
  const { [named.picture]: _picture, [named.strokes]: _strokes, ...row } = body;
  return row;
}
