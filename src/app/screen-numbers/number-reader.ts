import { isScan } from '../../ui/scan-reader';

/** Pause after which a number begins anew, in ms. */
const FORGET_MS = 1500;

/** Digits of a number typed so far, with their times. */
export interface Typed {
  digits: string;
  times: readonly number[];
}

export const nothingTyped: Typed = { digits: '', times: [] };

/** Adds one more digit at `time`, in ms as events carry it. */
export function withDigit({ digits, times }: Typed, digit: string, time: number): Typed {
  const last = times.at(-1);
  if (last !== undefined && time - last > FORGET_MS) return { digits: digit, times: [time] };
  return { digits: digits + digit, times: [...times, time] };
}

/**
 * Returns the number that was typed once no digit follows; undefined for a scanner's burst and for what is no number.
 */
export function numberMeant(
  { digits, times }: Typed,
  numbers: readonly number[],
): number | undefined {
  const last = times.at(-1);
  if (last !== undefined && isScan(times, last)) return undefined;
  const goingOn = numbers.filter((number) => String(number).startsWith(digits));
  return goingOn.length === 1 && String(goingOn[0]) === digits ? goingOn[0] : undefined;
}
