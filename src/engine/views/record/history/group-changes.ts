import type { ChangeLine } from '../../../../api/change-history';

export interface ChangeGroup {
  id: number;
  time: string;
  user: string;
  kind: ChangeLine['art'];
  remark: string | null;
  entries: readonly ChangeLine[];
}

/** Entries of the same call as one; their order stays. */
export function groupChanges(entries: readonly ChangeLine[]): readonly ChangeGroup[] {
  const groups: (ChangeGroup & { entries: ChangeLine[] })[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const isSame =
      last?.time === entry.zeit && last.user === entry.benutzer && last.kind === entry.art;
    if (last && isSame) last.entries.push(entry);
    else {
      const { id, zeit: time, benutzer: user, art: kind, bemerkung: remark } = entry;
      groups.push({ id, time, user, kind, remark, entries: [entry] });
    }
  }
  // They were written in one statement, the first field first; the newest come first otherwise.
  for (const group of groups) group.entries.reverse();
  return groups;
}
