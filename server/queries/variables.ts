import { builtInVariable, readVariable } from '../../schemas/rules/query-variables';
import type { Caller } from '../http/caller';
import { problem } from '../http/problem';
import type { WireValue } from './predicate';

export type Scalar = string | number | boolean;

/** Answers what a value stands for: the scalars of a variable, or the value itself. */
export type Substitute = (value: Scalar) => readonly Scalar[];

interface Substitution {
  name: string;
  value: WireValue;
}

/**
 * Puts values in the place of `:NAME`: built-in variables first, then those of the call. Throws 422
 * with the name of one that neither knows.
 */
export function substitution(
  given: readonly Substitution[],
  caller: Caller,
  now: Date,
): Substitute {
  const values = new Map(given.map(({ name, value }) => [name, value]));
  return (value) => {
    if (typeof value !== 'string') return [value];
    const read = readVariable(value);
    if ('text' in read) return [read.text];
    const found =
      builtInVariable(read.variable, { user: caller, now }) ?? values.get(read.variable);
    if (found === undefined || found === null) {
      throw problem(422, 'msg_cunit_variable_unknown', read.variable);
    }
    return [found].flat();
  };
}
