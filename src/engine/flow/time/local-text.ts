import { daysLater } from '../../../../schemas/rules/days-later';
import { today } from '../../../../schemas/rules/today';

/**
 * Writes a day as people say it: «Heute», «Morgen», else «Mo, 30.11.», with the year if it is another. `words` are
 * those of today and the days beside it.
 */
export function dayText(
  day: string,
  language: string,
  words: Readonly<Record<'yesterday' | 'today' | 'tomorrow', string>>,
  now = today(),
): string {
  if (day === now) return words.today;
  if (day === daysLater(now, 1)) return words.tomorrow;
  if (day === daysLater(now, -1)) return words.yesterday;
  const isThisYear = day.slice(0, 4) === now.slice(0, 4);
  const text = new Intl.DateTimeFormat(language, {
    ...{ weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'UTC' },
    ...(!isThisYear && { year: 'numeric' }),
  });
  return text.format(new Date(`${day}T00:00:00Z`));
}

/** Writes a span from one local time to another, the day said once: «Heute, 08:00–09:30». */
export function spanText(from: string, to: string, day: (date: string) => string): string {
  const [fromDay = '', fromTime = ''] = from.split('T');
  const [toDay = '', toTime = ''] = to.split('T');
  const end = fromDay === toDay ? toTime : `${day(toDay)}, ${toTime}`;
  return `${day(fromDay)}, ${fromTime}–${end}`;
}
