import { changedFields } from './changes';
import { byKey, type Row } from './row';

/** Merges the server's rows with what was typed, added, moved or removed in `now` since the save began with `sent`. */
export function mergeRows(
  sent: readonly Row[],
  now: readonly Row[],
  stored: readonly Row[],
): readonly Row[] {
  const sentRows = byKey(sent);
  const storedRows = byKey(stored);
  const nowKeys = new Set(now.map(({ $key }) => $key));
  const kept = now.map((row) => {
    const was = sentRows.get(row.$key);
    const is = storedRows.get(row.$key);
    if (!is || !was) return row;
    if (was === row) return is;
    const typed = changedFields(was, row).map((name) => [name, row[name]] as const);
    return { ...is, ...Object.fromEntries(typed) } as Row;
  });
  const others = stored.filter(({ $key }) => !nowKeys.has($key) && !sentRows.has($key));
  return [...kept, ...others];
}
