import { problem } from './problem';
import type { RequiredStep } from './required-step';

/** Who calls: a user with a session. */
export interface Caller {
  id: number;
  benutzername: string;
  name: string;
  kuerzel: string;
  typ: number;
  istAdmin: boolean;
  avatar: string | null;
  technikerId: number | null;
  sessionId: number;
  rights: ReadonlySet<string>;
  /** What has to be done before anything else. */
  step?: RequiredStep | undefined;
}

/** Whether a caller fulfils an `x-right`: `public`, `session` or a right; administrators have all. */
export function holds(caller: Caller | undefined, right: string): boolean {
  if (right === 'public') return true;
  if (!caller) return false;
  return right === 'session' || caller.istAdmin || caller.rights.has(right);
}

/** Throws 403 naming the right unless the caller holds it. */
export function requireRight(caller: Caller | undefined, right: string): void {
  if (!holds(caller, right)) throw problem(403, 'msg_auth_right_missing', right);
}
