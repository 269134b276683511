/** Where the company is (3-decisions 3.1): the zone of plain dates and local times. */
export const companyZone = 'Europe/Berlin';

/** The calendar day in the company's zone as `YYYY-MM-DD`. */
export function today(now: Date = new Date(), timeZone = companyZone): string {
  // The Swedish locale writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
