import type { BodyKind } from './body-kind';

/** Kind of a call: decides how its failures are shown and handled (specification 1 §8). */
export type CallKind = 'read' | 'create' | 'change' | 'delete' | 'download' | 'action';

const ofMethod: Readonly<Record<string, CallKind>> = {
  GET: 'read',
  OPTIONS: 'read',
  POST: 'create',
  PUT: 'change',
  PATCH: 'change',
  DELETE: 'delete',
};

/** Tells the kind by the method of the operation (`GET /path`) and by what its answer is read as. */
export function callKindOf(operation: string, as: BodyKind = 'json'): CallKind {
  const kind = ofMethod[operation.split(' ')[0] ?? ''] ?? 'read';
  return kind === 'read' && (as === 'blob' || as === 'zip') ? 'download' : kind;
}
