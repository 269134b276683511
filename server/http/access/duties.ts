import type { Operation } from '../contract/contract';
import { problem } from '../errors/problem';
import type { Caller } from './caller';

/** Duty of a user that comes before anything else. */
interface Duty {
  /** Name in the `x-despite` of operations that are open meanwhile. */
  name: string;
  isDue: (caller: Caller) => boolean;
  /** Code with which all other operations refuse. */
  code: string;
}

const duties: readonly Duty[] = [
  {
    name: 'password',
    isDue: ({ passwortAendern }) => passwortAendern,
    code: 'msg_auth_password_change_required',
  },
  {
    name: 'second-factor',
    isDue: ({ needsSecondFactor }) => needsSecondFactor,
    code: 'msg_auth_second_factor_required',
  },
];

export const dutyNames: ReadonlySet<string> = new Set(duties.map(({ name }) => name));

/** Finds the duty that keeps a caller from an operation, or from all that are open to nobody with a duty. */
function dutyOf(
  caller: Caller,
  { despite }: Pick<Operation, 'despite'> = { despite: [] },
): Duty | undefined {
  return duties.find(({ name, isDue }) => isDue(caller) && !despite.includes(name));
}

/** Tells whether a caller has a duty that comes before anything else. */
export function hasDuty(caller: Caller): boolean {
  return dutyOf(caller) !== undefined;
}

/**
 * Returns the caller that an operation is served to: to a public operation, a caller with a duty is nobody, and any
 * other throws 403 with the duty's code.
 */
export function withoutDuty(caller: Caller | undefined, operation: Operation): Caller | undefined {
  const duty = caller && dutyOf(caller, operation);
  if (!duty) return caller;
  if (operation.right === 'public') return undefined;
  throw problem(403, duty.code);
}
