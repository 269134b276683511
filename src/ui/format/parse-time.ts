import { plainText } from '../../../schemas/rules/plain-text';

/**
 * Reads `HH:mm` from «8», «8.30», «830», «8 Uhr», «2:30 pm», «jetzt» (company's zone). Null: empty, undefined:
 * unreadable.
 */
export function parseTime(text: string, now: string): string | null | undefined {
  const typed = plainText(text).toLowerCase();
  if (typed === '') return null;
  if (nowWords.has(typed)) return now;
  const match =
    /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?(?::\d{2})?\s*(uhr|h|[ap]\.?m\.?)?$/.exec(typed) ??
    /^(\d{1,2})(\d{2})\s*(uhr|[ap]\.?m\.?)?$/.exec(typed);
  if (!match) return undefined;
  const hour = hourOfDay(Number(match[1]), match[3] ?? '');
  const minute = Number(match[2] ?? 0);
  if (hour === undefined || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

const nowWords = new Set(['jetzt', 'now', 'maintenant']);

function hourOfDay(hour: number, suffix: string): number | undefined {
  const half = /^[ap]/.exec(suffix)?.[0];
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
