/** The calendar day in the company's zone as `YYYY-MM-DD` (3-decisions 3.1: default Europe/Berlin). */
export function today(now: Date = new Date(), timeZone = 'Europe/Berlin'): string {
  // The Swedish locale writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
