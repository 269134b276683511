/** Key of the ms by which the server's clock is ahead of this device's; kept, because a device offline cannot ask. */
const key = 'kontor.clock-offset';

/**
 * Notes the server's time. `date`: header `Date` of an answer that has just come. One that cannot be read changes
 * nothing.
 */
export function noteServerTime(date: string | undefined, now = Date.now()): void {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return;
  try {
    // The header is cut to whole seconds.
    localStorage.setItem(key, String(server + 500 - now));
  } catch {
    // Without storage times are the device's own.
  }
}

/** Returns the offset of the clocks in ms; undefined while no answer has come to this device yet. */
export function clockOffset(): number | undefined {
  try {
    const text = localStorage.getItem(key);
    const offset = Number(text ?? Number.NaN);
    return Number.isFinite(offset) ? offset : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the time of an event as the server's clock knows it. */
export function serverTime(deviceTime: number, offset: number | undefined): string {
  return new Date(deviceTime + (offset ?? 0)).toISOString();
}
