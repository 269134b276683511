/** Returns a local time so many minutes later, by the clock. */
export const minutesLater = (time: string, minutes: number): string =>
  new Date(Date.parse(`${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
