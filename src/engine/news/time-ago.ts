/** How long ago an instant was, in the user's words: «gerade eben», «vor 1 Minute», «vor 2 Stunden». */
export function timeAgo(instant: string, language: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  if (minutes === 0)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return minutes < 60
    ? format.format(-minutes, 'minute')
    : format.format(-Math.floor(minutes / 60), 'hour');
}
