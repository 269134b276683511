import type { Answer } from '../../api/call';
import type { Entry, EntryRecord, NewEntry, Refusal } from './entry';
import { FEEDBACK } from './feedback';

/** Outcome of an attempt; `status` is undefined when no answer came. */
export interface Outcome extends Omit<Refusal, 'status'> {
  status: number | undefined;
  /** Time in seconds that the server asks to wait. */
  retryAfter?: number;
  /** Answer of a success, for the caller who is still waiting for it. */
  answer?: Answer<unknown>;
  /** Id of what a success created. */
  createdId?: string | number;
  /** True if the server asks for a new password or a second factor before anything else. */
  isDuty?: boolean;
  /** Error itself, for the caller who is still waiting for it. */
  cause?: unknown;
}

/**
 * Meaning of an attempt. `login`: nobody is known any more; nothing is lost, and nothing goes on before there is a
 * session.
 */
export type Meaning = 'sent' | 'refused' | 'later' | 'login';

/** Pauses in ms after a server that answers with a failure. */
const SHORTEST = 2_000;
const LONGEST = 300_000;

/** Message code when the server has stored another call under this key, so it has acted. */
const mismatchCode = 'msg_idempotency_mismatch';

/** Status codes that say nothing of the call itself: too early, too many, locked for a while. */
const passing = new Set([408, 423, 425, 429]);

/** Tells what an attempt means for its entry (4-field-reality §4.2). */
export function meaningOf({ status, codes, isDuty }: Outcome, entry: Entry): Meaning {
  if (status === undefined || status >= 500 || passing.has(status)) return 'later';
  if (status < 400) return 'sent';
  if (status === 401 || status === 424 || isDuty) return 'login';
  // Told as it happened and then again as something late: the first one has arrived.
  if (entry.late && entry.attempts > 1 && codes.includes(mismatchCode)) return 'sent';
  return 'refused';
}

export const recorded = (entry: NewEntry): Omit<Entry, 'seq'> => ({
  ...entry,
  state: 'waiting',
  attempts: 0,
  nextTryAt: 0,
});

/** Marks an entry before it is called. A crash leaves it like this, and the same call follows under the same key. */
export const beginning = (entry: Entry): Entry => ({
  ...entry,
  state: 'sending',
  attempts: entry.attempts + 1,
});

/** Returns the entry after an outcome; `now`: ms since 1970. */
export function afterOutcome(entry: Entry, outcome: Outcome, now: number): Entry {
  const meaning = meaningOf(outcome, entry);
  const { status, codes, messages, fieldErrors, retryAfter } = outcome;
  if (meaning === 'sent') {
    const endedAt = new Date(now).toISOString();
    const { createdId } = outcome;
    return { ...entry, state: 'sent', endedAt, ...(createdId !== undefined && { createdId }) };
  }
  if (meaning === 'refused' && status !== undefined) {
    // A clock that was set back must not make it older than what was told before.
    const at = new Date(Math.max(now, Date.parse(entry.told?.at ?? '') + 1 || 0)).toISOString();
    return { ...entry, state: 'refused', refusal: { status, codes, messages, fieldErrors, at } };
  }
  // Without an answer, whatever detects a network decides when to go on.
  const isAnswered = status !== undefined && meaning === 'later';
  const wait = isAnswered ? waitOf(entry.attempts, retryAfter) : 0;
  return { ...entry, state: 'waiting', nextTryAt: wait === 0 ? 0 : now + wait };
}

function waitOf(attempts: number, retryAfter = 0): number {
  return Math.max(retryAfter * 1000, Math.min(LONGEST, SHORTEST * 2 ** (attempts - 1)));
}

/** Returns an entry with another body, as a call of its own: under a new key, at its old place. */
export function corrected(entry: Entry, body: unknown, key: string): Entry {
  const { refusal: _, untold: __, of, ...rest } = entry;
  const firstKey = firstKeyOf(entry);
  const about = of && { of: { ...of, ...(of.brings && { brings: bringing(of.brings, body) }) } };
  return { ...rest, ...about, body, key, firstKey, state: 'waiting', attempts: 0, nextTryAt: 0 };
}

/** Updates the row that a call brings to what its body says. */
function bringing(brings: NonNullable<EntryRecord['brings']>, body: unknown) {
  const said = Object.entries(body ?? {}).filter(([name]) => name in brings.row);
  return { ...brings, row: { ...brings.row, ...Object.fromEntries(said) } };
}

/** Tells whether its user may still change his mind: refused, or never tried, so that the server cannot have it. */
export const isChangeable = ({ state, attempts }: Pick<Entry, 'state' | 'attempts'>): boolean =>
  state === 'refused' || (state === 'waiting' && attempts === 0);

/** Returns the key by which others refer to an entry, even after a correction. */
export const firstKeyOf = ({ firstKey, key }: Pick<Entry, 'firstKey' | 'key'>): string =>
  firstKey ?? key;

/**
 * Returns a discarded entry. Throws for a refused one and an empty reason: nothing that the server has seen disappears
 * without a word.
 */
export function discarded(entry: Entry, reason: string, now: number): Entry {
  const said = reason.trim();
  if (said === '' && entry.state === 'refused') {
    throw new Error('outbox: an entry is discarded with a reason');
  }
  const endedAt = new Date(now).toISOString();
  const { untold: _, ...rest } = entry;
  return { ...rest, state: 'discarded', ...(said !== '' && { reason: said }), endedAt };
}

/**
 * Returns an entry discarded together with those that wait for what it would have created: without that they would say
 * something other than their user has said. Throws like {@link discarded}.
 */
export function discardedTogether(
  entries: readonly Entry[],
  entry: Entry,
  reason: string,
  now: number,
): Entry[] {
  const key = firstKeyOf(entry);
  const others = entries.filter(
    (one) => isOpen(one) && one.refers?.some((reference) => reference.key === key),
  );
  return [entry, ...others].map((one) => discarded(one, reason, now));
}

/** Tells whether an entry is still to be sent or to be decided. */
export const isOpen = ({ state }: Pick<Entry, 'state'>): boolean =>
  state !== 'sent' && state !== 'discarded';

/**
 * Returns the first of each queue that may be sent now, oldest first and those with a file last, which take long; a
 * refused one keeps those behind it back. `isWanted`: even before its time.
 */
export function nextToSend(
  entries: readonly Entry[],
  now: number,
  isWanted: (entry: Entry) => boolean = () => false,
): Entry[] {
  const heads = new Map<string, Entry>();
  for (const entry of inOrder(entries)) {
    if (isOpen(entry) && !heads.has(entry.queue)) heads.set(entry.queue, entry);
  }
  const due = [...heads.values()].filter(
    (entry) => entry.state !== 'refused' && (entry.nextTryAt <= now || isWanted(entry)),
  );
  return [...due.filter(({ file }) => !file), ...due.filter(({ file }) => file)];
}

export const inOrder = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => a.seq - b.seq);

/**
 * Returns the body to send in an attempt: from the second on, and once nobody waits for it any more, with the members
 * that say that it is told late.
 * `now`: ms since 1970, by the clock that it was recorded with.
 */
export function bodyToSend(
  { body, late, attempts, recordedAt }: Entry,
  now: number = Date.now(),
): unknown {
  const isLate = attempts > 1 || now - Date.parse(recordedAt) > FEEDBACK;
  return late && isLate ? { ...(body as object | undefined), ...late } : body;
}

/** Fills in the ids of what earlier calls have created. */
export function withCreated(entry: Entry, all: readonly Entry[]): Entry {
  if (!entry.refers) return entry;
  const body = structuredClone(entry.body);
  const params = { ...entry.params };
  for (const { at, key, isText, param } of entry.refers) {
    const createdId = createdUnder(key, all) ?? null;
    if (param !== undefined && createdId !== null) params[param] = createdId;
    const last = at.at(-1);
    const holder = at.slice(0, -1).reduce<unknown>((value, step) => memberOf(value, step), body);
    if (last === undefined || typeof holder !== 'object' || holder === null) continue;
    Object.assign(holder, { [last]: isText && createdId !== null ? String(createdId) : createdId });
  }
  return { ...entry, params, body };
}

/** Returns the id of what the call of a key has created; undefined as long as it waits. */
export const createdUnder = (key: string, all: readonly Entry[]): string | number | undefined =>
  all.find((one) => firstKeyOf(one) === key)?.createdId;

const memberOf = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[step]
    : undefined;

/** Returns the rows that calls about a record will bring, in the order of recording. */
export function broughtRows(
  entries: readonly Entry[],
  of: { schema: string; id: string | number },
  schema: string,
): BroughtRow[] {
  return inOrder(entries).flatMap((entry) => {
    const { brings } = entry.of ?? {};
    const isAbout = entry.of?.schema === of.schema && String(entry.of.id) === String(of.id);
    const isBrought = isAbout && brings?.schema === schema && !entry.misfit;
    return isBrought ? [{ entry, row: brings.row }] : [];
  });
}

export interface BroughtRow {
  entry: Entry;
  row: Readonly<Record<string, unknown>>;
}

/**
 * Tells whether a row of an entry is not among those that were read at `readAt` (ms since 1970): it waits, or came
 * later.
 */
export const isMissing = ({ state, endedAt }: Entry, readAt: number): boolean =>
  state !== 'discarded' && (state !== 'sent' || Date.parse(endedAt ?? '') > readAt);

export interface Counts {
  waiting: number;
  refused: number;
}

/** Counts entries; `waiting`: not on the server yet, those that are being sent among them. */
export function countsOf(entries: readonly Entry[]): Counts {
  const open = entries.filter(isOpen);
  const refused = open.filter(({ state }) => state === 'refused').length;
  return { waiting: open.length - refused, refused };
}

/**
 * Returns what a record shows since it was read at `readAt` (ms since 1970), the latest last; undefined where nothing
 * was done.
 */
export function followsOf(
  entries: readonly Entry[],
  schema: string,
  id: string | number,
  readAt: number,
): Readonly<Record<string, unknown>> | undefined {
  const about = inOrder(entries).filter(
    (entry) =>
      isMissing(entry, readAt) &&
      entry.of?.schema === schema &&
      String(entry.of.id) === String(id) &&
      !entry.misfit,
  );
  return about.length === 0 ? undefined : Object.assign({}, ...about.map(({ of }) => of?.follows));
}
