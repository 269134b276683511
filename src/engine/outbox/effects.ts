import type { AnyRecord } from '../define/definition';
import { doneAt, effectOf, type ForesightOf } from './after-change';
import type { Entry } from './entry';
import { inOrder, isMissing } from './machine';

/** Effect of what waits on one record. */
export interface Effect {
  id: string | number;
  /** Record as it was when the first of it was done; undefined where only a list knows it. */
  before: AnyRecord | undefined;
  /** Record that calls create, as it was written down. */
  made?: AnyRecord;
  /** Returns the values that change of the record as it was read. */
  changes: (record: AnyRecord) => AnyRecord;
}

/**
 * Returns what calls do to the records of a schema that were read at `readAt` (ms since 1970), one effect for each
 * record, and the rows that they bring, which have the parameters of their call's path as values, too. `foresightOf`:
 * what follows from calls that were made about another record, but on this one (`{id}` of their path).
 */
export function effectsOn(
  entries: readonly Entry[],
  schema: string,
  readAt: number,
  foresightOf: ForesightOf = () => undefined,
): Effect[] {
  const found = new Map<string, Effect>();
  const add = (effect: Effect) => {
    const key = String(effect.id);
    const known = found.get(key);
    found.set(key, known ? { ...known, changes: both(known.changes, effect.changes) } : effect);
  };
  for (const entry of inOrder(entries)) {
    if (!isMissing(entry, readAt) || entry.misfit) continue;
    const { of, params } = entry;
    if (of?.brings?.schema === schema) {
      const made: AnyRecord & { id: number } = { ...params, ...of.brings.row, id: -entry.seq };
      add({ id: made.id, before: undefined, made, changes: () => ({}) });
    }
    if (of?.schema === schema) {
      const values = effectOf(entry);
      if (Object.keys(values).length > 0) {
        add({ id: of.id, before: of.record, changes: () => values });
      }
      continue;
    }
    const follows = params.id !== undefined && foresightOf(entry)?.follows;
    if (!follows) continue;
    const body = (entry.body ?? {}) as AnyRecord;
    const changes = (record: AnyRecord) => follows(record, body, doneAt(entry));
    add({ id: params.id as string | number, before: undefined, changes });
  }
  return [...found.values()];
}

/** Tells whether a row is only on this device: a call brings it, and no server has given it an id. */
export const isOnlyHere = ({ id }: AnyRecord): boolean => typeof id === 'number' && id < 0;

const both = (first: Effect['changes'], second: Effect['changes']) => (record: AnyRecord) => {
  const values = first(record);
  return { ...values, ...second({ ...record, ...values }) };
};

/** Returns what waits about the records of a schema, by id: its actions, as the page calls them. */
export function waitingAbout(
  entries: readonly Entry[],
  schema: string,
  foresightOf: ForesightOf = () => undefined,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const entry of inOrder(entries)) {
    const { of, seq, state, label, params } = entry;
    if (state === 'sent' || state === 'discarded') continue;
    const isOnIt = params.id !== undefined && of?.schema !== schema && foresightOf(entry);
    const ids = [
      ...(of?.schema === schema ? [String(of.id)] : []),
      ...(of?.brings?.schema === schema ? [String(-seq)] : []),
      ...(isOnIt ? [String(params.id)] : []),
    ];
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), label.action]);
  }
  return found;
}
