/** Writes whole minutes as hours and minutes: 90 → «1:30». */
export function formatDuration(minutes: number): string {
  const sign = minutes < 0 ? '-' : '';
  const whole = Math.abs(Math.round(minutes));
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Writes whole seconds as hours, minutes and seconds: 5405 → «1:30:05». */
export function formatSeconds(seconds: number): string {
  const rest = String(Math.abs(seconds) % 60).padStart(2, '0');
  return `${formatDuration(Math.trunc(seconds / 60))}:${rest}`;
}
