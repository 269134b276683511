import type { RecordFacts, WireFacts, WriteFacts } from '../../../../schemas/contract/wire-facts';
import type { AnyRecord, RawAnswer, RecordId, TextId } from '../../dialect';
import { named, ownId } from './piece';
import { enveloped, isObject, objectOf, valueAt, within } from './within';

/** Property in which a record keeps the mark of the state in which it was read. */
const state = '$state';

/**
 * Reads a record as answered, with a mark of its state: the backend's own word, else a hash of its values. Throws where
 * there is none.
 */
export function recordOf(facts: RecordFacts, answer: RawAnswer): AnyRecord {
  const record = within(answer.data, facts.at);
  if (!isObject(record) || Object.keys(record).length === 0)
    throw new Error(`the answer of ${facts.path} is no record`);
  const said = facts.version && valueAt(answer, facts.version);
  const read = String(said ?? fingerprint(record));
  return { ...named(record, facts), [state]: read, version: record.version ?? read };
}

/** Tells whether an answer holds the record itself. */
export function holdsRecord({ at, id }: RecordFacts, { data }: RawAnswer): boolean {
  return objectOf(within(data, at))[id.field] !== undefined;
}

/** Tells whether the backend itself refuses a write to a record that has changed since. */
export function isNoted(record: AnyRecord | undefined): record is AnyRecord {
  const read = record?.[state];
  return typeof read === 'string' && !read.startsWith('#');
}

/** Tells whether somebody has changed a record since it was read; a row of a list says nothing of that. */
export function differs(base: AnyRecord | undefined, now: AnyRecord): boolean {
  if (base?.[state] === undefined) return false;
  return base[state] !== now[state] || base.version !== now.version;
}

/** Returns the header that binds a write to a version where the backend compares itself. */
export function versionHeader({ version }: RecordFacts, base: AnyRecord): Record<string, string> {
  if (version?.in !== 'header' || !isNoted(base)) return {};
  // A restored draft says which version it began with.
  const tag = [base.version, base[state]].find((one) => /^(W\/)?"/.test(String(one)));
  return { 'If-Match': String(tag ?? base[state]) };
}

/** Returns the same where the version is a member of the record. */
export function versionMember({ version }: RecordFacts, base: AnyRecord): AnyRecord {
  const [field] = version?.in === 'body' ? version.path : [];
  return field === undefined ? {} : { [field]: base[field] };
}

/** Returns the whole record with its changes, without what belongs to the page alone. */
export function wholeBody(
  { id: { field } }: RecordFacts,
  { at, fields }: Pick<WriteFacts, 'at' | 'fields'>,
  base: AnyRecord,
  changes: AnyRecord,
): unknown {
  const { id, [ownId]: own, [state]: read, version, ...rest } = base;
  const all: AnyRecord = {
    ...(field === 'id' ? { id } : own !== undefined && { id: own }),
    ...(version !== read && { version }),
    ...rest,
    ...changes,
  };
  const sent = Object.entries(all).filter(
    // An emptied value is left out: a whole record says so by not having it.
    ([name, value]) => (fields?.includes(name) ?? true) && !(name in changes && value === null),
  );
  return enveloped(Object.fromEntries(sent), at);
}

/**
 * Returns the id of what was created: from the answer, else from the end of its address. Throws where neither names it.
 */
export function createdId(facts: WireFacts | undefined, { data, location }: RawAnswer): RecordId {
  const { field = 'id', type } = facts?.record.id ?? {};
  const places = [facts?.record.at ?? [], facts?.create?.at ?? [], []];
  const named = places.map((at) => objectOf(within(data, at))[field]);
  const [said] = named.filter((one) => typeof one === 'string' || typeof one === 'number');
  const step = /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(location ?? '')?.[1];
  const id = said ?? (step === undefined ? undefined : decodeURIComponent(step));
  if (id === undefined || id === '') throw new Error('the answer names nothing that was created');
  const isFigure = type === 'integer' || (type === undefined && /^\d+$/.test(String(id)));
  return isFigure ? Number(id) : (String(id) as TextId);
}

/** Hashes a record's values to 53 bits (cyrb53). */
function fingerprint(record: AnyRecord): string {
  const text = JSON.stringify(record);
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `#${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}
