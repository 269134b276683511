import { builtInVariable, readVariable } from '../../schemas/rules/query-variables';
import type { Caller } from '../http/access/caller';
import { problem } from '../http/errors/problem';
import { MOST_VALUES, tooLarge, type WireValue } from './predicate';

export type Scalar = string | number | boolean;

/** Answers what a value stands for: the scalars of a variable, or the value itself. */
export type Substitute = (value: Scalar) => readonly Scalar[];

interface Substitution {
  name: string;
  value: WireValue;
}

/** A longer text counts as several values. */
const TEXT = 100;

/**
 * Puts values in the place of `:NAME`: built-in variables first, then those of the call. Throws 422
 * with the name of one that neither knows, and when variables stand for more values in all than a predicate may have:
 * a name is short, and may stand for thousands as often as it is said.
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
