/** Map from a field's former name to today's. */
export type Renamed = Readonly<Record<string, string>> | undefined;

/** Rewrites what was kept under former names of fields in today's names: every member that names one. */
export function inTodaysNames<Kept>(kept: Kept, renamed: Renamed): Kept {
  if (!renamed) return kept;
  return JSON.parse(JSON.stringify(kept), (member, value) =>
    member === 'field' || member === 'attribute' ? (renamed[value] ?? value) : value,
  ) as Kept;
}
