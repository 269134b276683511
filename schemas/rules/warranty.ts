const DAY_MS = 86_400_000;
/** Limit up to which days are counted, later months. */
const FEW_DAYS = 60;
const DAYS_OF_MONTH = 365.25 / 12;

type Warranty = 'EXPIRED' | 'LAST_DAY' | 'TOMORROW' | readonly ['DAYS' | 'MONTHS', count: number];

/** Time left of a warranty whose last day is `end`, seen on `day`; both `YYYY-MM-DD`. */
export function warrantyLeft(end: string, day: string): Warranty {
  const days = Math.round((Date.parse(end) - Date.parse(day)) / DAY_MS);
  if (days < 0) return 'EXPIRED';
  if (days === 0) return 'LAST_DAY';
  if (days === 1) return 'TOMORROW';
  return days <= FEW_DAYS ? ['DAYS', days] : ['MONTHS', Math.floor(days / DAYS_OF_MONTH)];
}
