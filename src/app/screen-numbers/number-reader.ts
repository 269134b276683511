import { isScan } from '../../ui/scan-reader';

/** In ms: then somebody begins anew. */
const FORGET_MS = 1500;

/** What has been typed of a number, and the number that it may be. */
export interface Typed {
  digits: string;
  times: readonly number[];
}

export const nothingTyped: Typed = { digits: '', times: [] };

/** One more digit at `time`, in ms as events carry it. */
export function withDigit({ digits, times }: Typed, digit: string, time: number): Typed {
  const last = times.at(-1);
  if (last !== undefined && time - last > FORGET_MS) return { digits: digit, times: [time] };
  return { digits: digits + digit, times: [...times, time] };
}

/** A number that none goes on from; undefined for a scanner's burst and for what is no number. */
export function numberMeant(
  { digits, times }: Typed,
  numbers: readonly number[],
): number | undefined {
  const last = times.at(-1);
  if (last !== undefined && isScan(times, last)) return undefined;
  const goingOn = numbers.filter((number) => String(number).startsWith(digits));
  return goingOn.length === 1 && String(goingOn[0]) === digits ? goingOn[0] : undefined;
}
