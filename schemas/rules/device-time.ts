import { CLOCK_ERROR } from './clock-error';
import { localTimeOf } from './company-time';

/** Longest time that a report may wait on a device, in days. */
export const MOST_DAYS_AGO = 31;

const DAY_MS = 86_400_000;

interface DeviceTimeProblem {
  code:
    | 'msg_format_date_time'
    | 'msg_time_in_future'
    | 'msg_device_time_old'
    | 'msg_device_time_before';
  parameters: string[];
}

interface Bounds {
  now?: number;
  /** Maximum age, in days. */
  days?: number;
  /** Instant from which its subject has existed, in ms. */
  since?: number;
}

/**
 * Tells why something cannot have happened at the moment a device reports: more than minutes ahead, too long ago, or
 * before its subject existed. One rule for all reports of devices; undefined where the moment is possible.
 */
export function deviceTimeProblem(
  told: string,
  { now = Date.now(), days = MOST_DAYS_AGO, since }: Bounds = {},
): DeviceTimeProblem | undefined {
  const at = Date.parse(told);
  if (Number.isNaN(at)) return { code: 'msg_format_date_time', parameters: [] };
  if (at > now + CLOCK_ERROR) return { code: 'msg_time_in_future', parameters: [] };
  if (at < now - days * DAY_MS) return { code: 'msg_device_time_old', parameters: [String(days)] };
  if (since === undefined || at >= since - CLOCK_ERROR) return undefined;
  const [day = '', time = ''] = localTimeOf(new Date(since)).split('T');
  return { code: 'msg_device_time_before', parameters: [`${day} ${time}`] };
}
