import type { AnyRecord } from '../define/definition';
import { effectOf } from './after-change';
import type { Entry } from './entry';
import { inOrder, isMissing } from './machine';

/** Effect of what waits on one record: how it was when the first of it was done, and how it will be. */
export interface Effect {
  id: string | number;
  /** Record as it was read; undefined for one that a call creates. */
  before: AnyRecord | undefined;
  after: AnyRecord;
  /** Values that change. */
  values: AnyRecord;
}

/**
 * Returns what calls do to the records of a schema that were read at `readAt` (ms since 1970), one for each record, and
 * the rows that they bring, which have the parameters of their call's path as values, too.
 */
export function effectsOn(entries: readonly Entry[], schema: string, readAt: number): Effect[] {
  const missing = inOrder(entries).filter((entry) => isMissing(entry, readAt));
  const found = new Map<string, Effect>();
  for (const entry of missing) {
    const { of } = entry;
    if (of?.schema !== schema || of.record === undefined) continue;
    const key = String(of.id);
    const known = found.get(key);
    const values = { ...known?.values, ...effectOf(entry) };
    const before = known?.before ?? of.record;
    if (Object.keys(values).length === 0) continue;
    found.set(key, { id: of.id, before, values, after: { ...before, ...values } });
  }
  return [...found.values(), ...missing.flatMap((entry) => created(entry, schema))];
}

/** Returns the row that a call brings; negative ids belong to no row on a server. */
function created(entry: Entry, schema: string): Effect[] {
  const { brings } = entry.of ?? {};
  if (brings?.schema !== schema || entry.misfit) return [];
  const row = { ...entry.params, ...brings.row, id: -entry.seq };
  return [{ id: row.id, before: undefined, after: row, values: brings.row }];
}

/** Returns what waits about the records of a schema, by id: its actions, as the page calls them. */
export function waitingAbout(
  entries: readonly Entry[],
  schema: string,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { of, seq, state, label } of inOrder(entries)) {
    if (state === 'sent' || state === 'discarded' || !of) continue;
    const ids = [
      ...(of.schema === schema ? [String(of.id)] : []),
      ...(of.brings?.schema === schema ? [String(-seq)] : []),
    ];
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), label.action]);
  }
  return found;
}
