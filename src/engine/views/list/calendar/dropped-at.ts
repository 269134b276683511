import { daysLater } from '../../../../../schemas/rules/days-later';
import type { Drop } from '../displays/use-card-drag';
import { minutesLater } from '../period/days';
import type { Times } from '../period/entry-times';

/** Minutes that a time is rounded to. */
const step = 15;

/**
 * Returns the begin of an entry where it is dropped: over hours that of its upper edge, over a day its own time of day.
 */
export function droppedAt(times: Times, { zone, element, top }: Drop): string {
  const box = element.getBoundingClientRect();
  const isOverHours = element.dataset.hours !== undefined && !times.isDay;
  return isOverHours
    ? beginAt(zone, (top - box.top) / box.height)
    : `${zone}T${times.begin.slice(11)}`;
}

/** Turns a share of a day into a time, rounded to a quarter of an hour, never on another day. */
export function beginAt(day: string, share: number): string {
  const minutes = Math.round((share * 1440) / step) * step;
  return minutesLater(`${day}T00:00`, Math.max(0, Math.min(1440 - step, minutes)));
}

/** Moves a begin by days, at the same time of day. */
export function onOtherDay(begin: string, days: number): string {
  return `${daysLater(begin.slice(0, 10), days)}${begin.slice(10)}`;
}
