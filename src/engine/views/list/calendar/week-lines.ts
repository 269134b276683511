import type { Times } from '../period/entry-times';
import type { InBand } from '../period/lanes';

/** Entries of a week that there is room for, and for each of its days the number of others. */
export interface WeekLines<Of> {
  shown: readonly InBand<Of>[];
  hidden: readonly number[];
}

/** Arranges a week; `fits`: lines below the days' names. A day with more uses its last line to say so. */
export function weekLines<Of extends Times>(
  band: readonly InBand<Of>[],
  fits: number,
): WeekLines<Of> {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const on = (day: number) => band.filter(({ from, span }) => from <= day && day < from + span);
  const isFull = days.map((day) => on(day).some(({ lane }) => lane >= fits));
  const isShown = ({ from, span, lane }: InBand<Of>) =>
    lane < fits - 1 || (lane < fits && !isFull.slice(from, from + span).includes(true));
  return {
    shown: band.filter(isShown),
    hidden: days.map((day) => on(day).filter((one) => !isShown(one)).length),
  };
}
