import { isUnused } from '../../../schemas/rules/usage';
import { problem } from '../errors/problem';

/** Calling user, who has a session. */
export interface Caller {
  id: number;
  benutzername: string;
  name: string;
  kuerzel: string;
  typ: number;
  istAdmin: boolean;
  avatar: string | null;
  technikerId: number | null;
  /** True if a role demands a second factor and there is none: it has to be set up before anything else. */
  needsSecondFactor: boolean;
  /** True if the password has to be changed before anything else. */
  passwortAendern: boolean;
  sessionId: number;
  /** True if the use of the session was recorded lately. */
  isUseNoted: boolean;
  rights: ReadonlySet<string>;
  /** Parameters of the areas that this installation does without. */
  unused: ReadonlySet<string>;
}

/** Tells whether a caller fulfils an `x-right`: `public`, `session` or a right; administrators have all. */
export function holds(caller: Caller | undefined, right: string): boolean {
  if (right === 'public') return true;
  if (!caller || isUnused(right, caller.unused)) return false;
  return right === 'session' || caller.istAdmin || caller.rights.has(right);
}

/** Throws 403 naming the right unless the caller holds it. */
export function requireRight(caller: Caller | undefined, right: string): void {
  if (!holds(caller, right)) throw problem(403, 'msg_auth_right_missing', right);
}
