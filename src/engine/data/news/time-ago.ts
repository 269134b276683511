/** How long ago an instant was, in the user's words: «vor 1 Minute», «vor 2 Stunden»; `justNow` for less than a minute. */
export function timeAgo(
  instant: string,
  language: string,
  justNow: string,
  now = Date.now(),
): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
  if (minutes === 0) return justNow;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return minutes < 60
    ? format.format(-minutes, 'minute')
    : format.format(-Math.floor(minutes / 60), 'hour');
}
