/** 3-decisions 3.1: local times mean the company's zone. */
const COMPANY_ZONE = 'Europe/Berlin';

const zones = new Map<string, Intl.DateTimeFormat>();

/** `2026-03-29` → «29.03.2026», the mask of all three languages. Cut, never converted: a day has no zone. */
export function formatDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match ? `${match[3]}.${match[2]}.${match[1]}` : date;
}

/** `2026-03-29T14:30`, already in the company's zone → «29.03.2026 14:30». */
export function formatLocalDateTime(text: string): string {
  return `${formatDate(text.slice(0, 10))} ${text.slice(11, 16)}`;
}

/** An instant (`…Z` or with offset) in the company's zone, whatever the browser's: «29.03.2026 14:30». */
export function formatDateTime(instant: string, timeZone = COMPANY_ZONE): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  let format = zones.get(timeZone);
  if (!format) {
    // The Swedish locale writes «2026-03-29 14:30».
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    zones.set(timeZone, format);
  }
  return formatLocalDateTime(format.format(date));
}

/** `14:30:00Z` → «14:30». */
export function formatTime(time: string): string {
  return time.slice(0, 5);
}
