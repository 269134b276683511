import { builtInVariable, readVariable } from '../../schemas/rules/query-variables';
import type { Caller } from '../http/access/caller';
import { problem } from '../http/errors/problem';
import { MOST_VALUES, tooLarge, type WireValue } from './predicate';

export type Scalar = string | number | boolean;

/** Resolves a value: the scalars of a variable, or the value itself. */
export type Substitute = (value: Scalar) => readonly Scalar[];

interface Substitution {
  name: string;
  value: WireValue;
}

/** Length from which a text counts as several values. */
const TEXT = 100;

/**
 * Makes the function that replaces `:NAME` by values: built-in variables first, then those of the call. Throws 422 with
 * the name of an unknown one, and when variables stand for more values in all than a predicate may have: a name is
 * short, and may stand for thousands each time it is used.
 */
export function substitution(
  given: readonly Substitution[],
  caller: Caller,
  now: Date,
): Substitute {
  const values = new Map(given.map(({ name, value }) => [name, value]));
  let room = MOST_VALUES;
  return (value) => {
    if (typeof value !== 'string') return [value];
    const read = readVariable(value);
    if ('text' in read) return [read.text];
    const found =
      builtInVariable(read.variable, { user: caller, now }) ?? values.get(read.variable);
    if (found === undefined || found === null) {
      throw problem(422, 'msg_cunit_variable_unknown', read.variable);
    }
    const stoodFor = [found].flat();
    room -= stoodFor.reduce((sum: number, one) => sum + sizeOf(one), 0);
    if (room < 0) throw tooLarge();
    return stoodFor;
  };
}

function sizeOf(value: Scalar): number {
  return typeof value === 'string' ? Math.max(1, Math.ceil(value.length / TEXT)) : 1;
}
