import { localTimeOf } from './company-time';

/**
 * Writes a day: `2026-03-29` → «29.03.2026», the mask of all three languages. Cut, never converted: a day has no zone.
 */
export function formatDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match ? `${match[3]}.${match[2]}.${match[1]}` : date;
}

/** Writes a local time: `2026-03-29T14:30`, already in the company's zone → «29.03.2026 14:30». */
export function formatLocalDateTime(text: string): string {
  return `${formatDate(text.slice(0, 10))} ${text.slice(11, 16)}`;
}

/** Writes an instant (`…Z` or with offset) in the company's zone, whatever the browser's: «29.03.2026 14:30». */
export function formatDateTime(instant: string, timeZone?: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : formatLocalDateTime(localTimeOf(date, timeZone));
}

/** Writes a time: `14:30:00Z` → «14:30». */
export function formatTime(time: string): string {
  return time.slice(0, 5);
}
