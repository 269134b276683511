import type { AnyRecord } from '../../define/definition';
import { named } from './conventions';

/** Builds the row that a signature will be, without what only the server can add. */
export function waitingSignature(body: AnyRecord): AnyRecord {
  const { [named.picture]: _picture, [named.strokes]: _strokes, ...row } = body;
  return row;
}
