import { companyZone } from './today';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Converts an instant to day and time in the company's zone: `2026-03-29T14:30`. */
export function localTimeOf(instant: Date, timeZone = companyZone): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // The Swedish locale writes «2026-03-29 14:30».
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  return clock.format(instant).replace(' ', 'T');
}

const DAY_MS = 86_400_000;

/**
 * Instants that a local day and time (`YYYY-MM-DDTHH:mm`) stands for in the company's zone, the earlier first: usually
 * one, none in the hour that is skipped in spring, two in the hour that comes twice in autumn.
 */
export function instantsOf(local: string, timeZone = companyZone): readonly Date[] {
  const asUtc = Date.parse(`${local}:00Z`);
  // Clocks change once a day at most: the offsets of a day before and a day after are all there are.
  const offsets = [-DAY_MS, DAY_MS].map((ms) => {
    const near = asUtc + ms;
    return Date.parse(`${localTimeOf(new Date(near), timeZone)}:00Z`) - near;
  });
  return [...new Set(offsets)]
    .map((offset) => new Date(asUtc - offset))
    .filter((instant) => localTimeOf(instant, timeZone) === local)
    .sort((a, b) => a.getTime() - b.getTime());
}
