import { plainText } from '../../../schemas/rules/plain-text';

const HOURS = String.raw`(?:h|std\.?|stunden?|hours?|hrs?\.?|heures?)`;
const MINUTES = String.raw`(?:m|min\.?|minuten?|minutes?|')`;
const clock = /^(\d{1,5}):([0-5]\d)(?:\s*h)?$/;
const decimalHours = new RegExp(String.raw`^(\d{0,5})[.,](\d{1,4})\s*${HOURS}?$`);
const hoursAndMinutes = new RegExp(
  String.raw`^(\d{1,5})\s*${HOURS}\s*(?:(\d{1,2})\s*${MINUTES}?)?$`,
);
const minutesAlone = new RegExp(String.raw`^(\d{1,7})\s*${MINUTES}?$`);

/**
 * Reads the minutes of «1:30», «90 min», «1 h 30»; «90» means minutes, «1,5» hours. Null: empty, undefined: unreadable.
 */
export function parseDuration(text: string): number | null | undefined {
  const typed = plainText(text).toLowerCase();
  if (typed === '') return null;
  const inHours = clock.exec(typed) ?? hoursAndMinutes.exec(typed);
  if (inHours) return Number(inHours[1]) * 60 + Number(inHours[2] ?? 0);
  const minutes = minutesAlone.exec(typed);
  if (minutes) return Number(minutes[1]);
  const hours = decimalHours.exec(typed);
  return hours ? Math.round(Number(`${hours[1] || '0'}.${hours[2]}`) * 60) : undefined;
}
