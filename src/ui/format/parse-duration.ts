const HOURS = String.raw`(?:h|std\.?|stunden?|hours?|hrs?\.?|heures?)`;
const MINUTES = String.raw`(?:m|min\.?|minuten?|minutes?|')`;
const clock = /^(\d{1,5}):([0-5]\d)(?:\s*h)?$/;
const decimalHours = new RegExp(String.raw`^(\d{0,5})[.,](\d{1,4})\s*${HOURS}?$`);
const hoursAndMinutes = new RegExp(
  String.raw`^(\d{1,5})\s*${HOURS}\s*(?:(\d{1,2})\s*${MINUTES}?)?$`,
);
const minutesAlone = new RegExp(String.raw`^(\d{1,7})\s*${MINUTES}?$`);

/**
 * What somebody typed as a duration, in whole minutes: «1:30», «90», «90 min», «1 h 30», «1,5 h».
 * A figure alone means minutes, one with decimals hours («1,5» is 1:30). Null when empty, undefined
 * when it is no duration.
 */
export function parseDuration(text: string): number | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const inHours = clock.exec(typed) ?? hoursAndMinutes.exec(typed);
  if (inHours) return Number(inHours[1]) * 60 + Number(inHours[2] ?? 0);
  const minutes = minutesAlone.exec(typed);
  if (minutes) return Number(minutes[1]);
  const hours = decimalHours.exec(typed);
  return hours ? Math.round(Number(`${hours[1] || '0'}.${hours[2]}`) * 60) : undefined;
}
