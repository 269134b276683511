/** A time of day (`HH:mm`) as its format spells it: `local-time` as it is, JSON Schema's `time` with seconds and zone. */
export function wireOfTime(time: string, format: string | undefined): string {
  return format === 'local-time' ? time : `${time}:00Z`;
}
