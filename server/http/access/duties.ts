import type { Operation } from '../contract/contract';
import { problem } from '../errors/problem';
import type { Caller } from './caller';

/** Something that a user has to do before anything else. */
interface Duty {
  /** What operations that are open meanwhile name in their `x-despite`. */
  name: string;
  isDue: (caller: Caller) => boolean;
  /** How all other operations refuse. */
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

/** What keeps a caller from an operation, or from all that are open to nobody with a duty. */
function dutyOf(
  caller: Caller,
  { despite }: Pick<Operation, 'despite'> = { despite: [] },
): Duty | undefined {
  return duties.find(({ name, isDue }) => isDue(caller) && !despite.includes(name));
}

/** Whether a caller has something to do before anything else. */
export function hasDuty(caller: Caller): boolean {
  return dutyOf(caller) !== undefined;
}

/**
 * Who an operation is served to: whoever has a duty is nobody to a public operation, and any other throws 403 with
 * the duty's code.
 */
export function withoutDuty(caller: Caller | undefined, operation: Operation): Caller | undefined {
  const duty = caller && dutyOf(caller, operation);
  if (!duty) return caller;
  if (operation.right === 'public') return undefined;
  throw problem(403, duty.code);
}
