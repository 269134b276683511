import { plainText } from '../../../schemas/rules/plain-text';
import { isLocalDateTime } from '../../../schemas/rules/date-format';
import { parseDate } from './parse-date';
import { parseTime } from './parse-time';

/** Current day and time in the company's zone. */
interface Now {
  day: string;
  time: string;
}

/**
 * Reads `YYYY-MM-DDTHH:mm` from «31.12.26 14:30», «1.3. 8 Uhr», «morgen 9:00», «+7 1430», «14:30» (today), «jetzt».
 * Null when empty, undefined when unreadable or half missing: nobody means midnight by leaving out the time.
 */
export function parseDateTime(text: string, now: Now): string | null | undefined {
  const typed = plainText(text);
  if (typed === '') return null;
  if (isLocalDateTime(typed)) return typed;
  const timeOfToday = /[:a-z]/i.test(typed) ? parseTime(typed, now.time) : undefined;
  if (timeOfToday) return `${now.day}T${timeOfToday}`;
  // «1.3. 2026» is a day without a time, not a quarter past eight.
  if (parseDate(typed, now.day)) return undefined;
  for (const { index } of typed.matchAll(/[\s,T]+/gi)) {
    const day = parseDate(typed.slice(0, index), now.day);
    const time = parseTime(typed.slice(index).replace(/^[\s,T]+/i, ''), now.time);
    if (day && time) return `${day}T${time}`;
  }
  return undefined;
}
