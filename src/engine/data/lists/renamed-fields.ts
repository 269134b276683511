/** Former name of a field → what it is called today. */
export type Renamed = Readonly<Record<string, string>> | undefined;

/** What somebody kept when fields were called otherwise, in today's names: every member that names one. */
export function inTodaysNames<Kept>(kept: Kept, renamed: Renamed): Kept {
  if (!renamed) return kept;
  return JSON.parse(JSON.stringify(kept), (member, value) =>
    member === 'field' || member === 'attribute' ? (renamed[value] ?? value) : value,
  ) as Kept;
}
