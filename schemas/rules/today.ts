/** Zone of the company (3-decisions 3.1), for plain dates and local times. */
export const companyZone = 'Europe/Berlin';

/** The calendar day in the company's zone as `YYYY-MM-DD`. */
export function today(now: Date = new Date(), timeZone = companyZone): string {
  // The Swedish locale writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

/** Instant at which a day (`YYYY-MM-DD`) begins in the company's zone; clocks never change at midnight there. */
export function startOfDay(day: string, timeZone = 'Europe/Berlin'): Date {
  const asUtc = new Date(`${day}T00:00:00Z`);
  const there = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(asUtc);
  const ahead = Date.parse(`${there.replace(' ', 'T')}Z`) - asUtc.getTime();
  return new Date(asUtc.getTime() - ahead);
}
