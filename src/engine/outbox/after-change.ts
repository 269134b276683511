import { localTimeOf } from '../../../schemas/rules/company-time';
import type { AnyRecord } from '../define/definition';
import type { Entry, EntryRecord } from './entry';
import { inOrder, isOpen } from './machine';

/** Knowledge of the page about a call: what its record shows afterwards, and with which records it is possible. */
export interface Foresight {
  /** `now`: local date and time at which it was done. */
  follows?: (record: AnyRecord, body: AnyRecord, now: string) => AnyRecord;
  fits?: (record: AnyRecord) => boolean;
}

/** Foresight of an entry's call; undefined where the page foresees nothing. */
export type ForesightOf = (entry: Entry) => Foresight | undefined;

/** Returns what a record shows because of an entry: nothing for one that the server will refuse. */
export const effectOf = ({ of, misfit }: Pick<Entry, 'of' | 'misfit'>): AnyRecord =>
  misfit ? {} : { ...of?.follows };

/**
 * Returns the entries that say something else once others were corrected or given up: the changed ones with what
 * follows from them now, and the later ones about the same record, as if they had been recorded after the change; one
 * that was possible before and is not any more is marked. `changed`: the entries as they are now, of which `all` holds
 * the former ones.
 */
export function afterChange(
  all: readonly Entry[],
  changed: readonly Entry[],
  foresightOf: ForesightOf,
): Entry[] {
  const now = new Map(changed.map((entry) => [entry.seq, entry]));
  const told = new Map<string, { values: AnyRecord; because: string }>();
  return inOrder(all).flatMap((before) => {
    const after = now.get(before.seq);
    const key = before.of && `${before.of.schema} ${before.of.id}`;
    if (!before.of || key === undefined) return after ? [after] : [];
    const changes = told.get(key);
    if (!after && (!changes || !isOpen(before))) return [];
    const record = { ...before.of.record, ...changes?.values };
    const entry = judged(before, after ?? before, record, changes?.because, foresightOf);
    told.set(key, {
      values: { ...changes?.values, ...difference(before, entry, record) },
      because: after ? before.label.action : (changes?.because ?? ''),
    });
    return [entry];
  });
}

/** Returns an entry as it would have been recorded for a record that looks like this. */
function judged(
  before: Entry,
  { misfit: _, ...after }: Entry,
  record: AnyRecord,
  because: string | undefined,
  foresightOf: ForesightOf,
): Entry {
  if (!isOpen(after) || !after.of) return after;
  const { follows, fits } = foresightOf(after) ?? {};
  // What was not known when it was recorded cannot be foreseen anew.
  const isKnown = after.of.record !== undefined;
  const foreseen = isKnown && follows?.(record, (after.body ?? {}) as AnyRecord, doneAt(after));
  const of: EntryRecord = {
    ...after.of,
    ...(isKnown && { record }),
    ...(foreseen && { follows: foreseen }),
  };
  const action = before.misfit?.action ?? because;
  const wasFit = before.misfit !== undefined || (isKnown && fits?.(before.of?.record ?? {}));
  const isMisfit = action !== undefined && fits && wasFit && !fits(record);
  return { ...after, of, ...(isMisfit && { misfit: { action } }) };
}

/** Returns the local date and time at which a call was made. */
export const doneAt = ({ recordedAt }: Pick<Entry, 'recordedAt'>): string =>
  localTimeOf(new Date(recordedAt));

/** Returns what the record shows after an entry, for every property that it has ever changed. */
function difference(before: Entry, after: Entry, record: AnyRecord): AnyRecord {
  const effect = isOpen(after) ? effectOf(after) : {};
  const names = new Set([...Object.keys(effectOf(before)), ...Object.keys(effect)]);
  return Object.fromEntries(
    [...names].map((name) => [name, name in effect ? effect[name] : (record[name] ?? null)]),
  );
}
