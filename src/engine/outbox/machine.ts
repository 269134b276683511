import type { Answer } from '../../api/call';
import type { Entry, EntryRecord, NewEntry, Refusal } from './entry';
import { FEEDBACK } from './feedback';

/** What came of an attempt; `status` is undefined when no answer came. */
export interface Outcome extends Omit<Refusal, 'status'> {
  status: number | undefined;
  /** Seconds that the server asks to wait. */
  retryAfter?: number;
  /** Of a success, for who is still waiting for it. */
  answer?: Answer<unknown>;
  /** Of what a success created. */
  createdId?: string | number;
  /** The server asks for a new password or a second factor before anything else. */
  isDuty?: boolean;
  /** The error itself, for who is still waiting for it. */
  cause?: unknown;
}

/** `login`: nobody is known any more; nothing is lost, and nothing goes on before there is a session. */
export type Meaning = 'sent' | 'refused' | 'later' | 'login';

/** In ms: after a server that answers with a failure. */
const SHORTEST = 2_000;
const LONGEST = 300_000;

/** The server has stored another call under this key, so it has acted. */
const mismatchCode = 'msg_idempotency_mismatch';

/** Answers that say nothing of the call itself: too early, too many, locked for a while. */
const passing = new Set([408, 423, 425, 429]);

/** What an attempt means for its entry (4-field-reality §4.2). */
export function meaningOf({ status, codes, isDuty }: Outcome, entry: Entry): Meaning {
  if (status === undefined || status >= 500 || passing.has(status)) return 'later';
  if (status < 400) return 'sent';
  if (status === 401 || status === 424 || isDuty) return 'login';
  // What was told as it happened and then again as something late: the first has arrived.
  if (entry.late && entry.attempts > 1 && codes.includes(mismatchCode)) return 'sent';
  return 'refused';
}

export const recorded = (entry: NewEntry): Omit<Entry, 'seq'> => ({
  ...entry,
  state: 'waiting',
  attempts: 0,
  nextTryAt: 0,
});

/** Before it is called. A crash leaves it like this, and the same call follows under the same key. */
export const beginning = (entry: Entry): Entry => ({
  ...entry,
  state: 'sending',
  attempts: entry.attempts + 1,
});

/** `now`: ms since 1970. */
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
  // Without an answer whatever tells of a network decides when to go on.
  const isAnswered = status !== undefined && meaning === 'later';
  const wait = isAnswered ? waitOf(entry.attempts, retryAfter) : 0;
  return { ...entry, state: 'waiting', nextTryAt: wait === 0 ? 0 : now + wait };
}

function waitOf(attempts: number, retryAfter = 0): number {
  return Math.max(retryAfter * 1000, Math.min(LONGEST, SHORTEST * 2 ** (attempts - 1)));
}

/** An entry with another body, as a call of its own: under a new key, at its old place. */
export function corrected(entry: Entry, body: unknown, key: string): Entry {
  const { refusal: _, untold: __, of, ...rest } = entry;
  const firstKey = firstKeyOf(entry);
  const about = of && { of: { ...of, ...(of.brings && { brings: bringing(of.brings, body) }) } };
  return { ...rest, ...about, body, key, firstKey, state: 'waiting', attempts: 0, nextTryAt: 0 };
}

/** The row that a call brings says what its body says. */
function bringing(brings: NonNullable<EntryRecord['brings']>, body: unknown) {
  const said = Object.entries(body ?? {}).filter(([name]) => name in brings.row);
  return { ...brings, row: { ...brings.row, ...Object.fromEntries(said) } };
}

/** Whether its user may still change his mind: refused, or never tried, so that the server cannot have it. */
export const isChangeable = ({ state, attempts }: Pick<Entry, 'state' | 'attempts'>): boolean =>
  state === 'refused' || (state === 'waiting' && attempts === 0);

/** By which others refer to it, also after a correction. */
export const firstKeyOf = ({ firstKey, key }: Pick<Entry, 'firstKey' | 'key'>): string =>
  firstKey ?? key;

/** Throws for a refused one and an empty reason: nothing that the server has seen disappears without a word. */
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
 * An entry that is discarded, and with it those that wait for what it would have created: without that they would say something
 * else than their user has said. Throws like {@link discarded}.
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

/** Still to be sent or to be decided. */
export const isOpen = ({ state }: Pick<Entry, 'state'>): boolean =>
  state !== 'sent' && state !== 'discarded';

/**
 * The first of each queue that may be sent now, oldest first and those with a file last, which take long; a refused one keeps
 * those behind it back. `isWanted`: also before its time.
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
 * What is sent in an attempt: from the second on, and once nobody waits for it any more, with what says that it is told late.
 * `now`: ms since 1970, by the clock that it was recorded with.
 */
export function bodyToSend(
  { body, late, attempts, recordedAt }: Entry,
  now: number = Date.now(),
): unknown {
  const isLate = attempts > 1 || now - Date.parse(recordedAt) > FEEDBACK;
  return late && isLate ? { ...(body as object | undefined), ...late } : body;
}

/** With the ids of what earlier calls have created. */
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

/** The id of what the call of a key has created; undefined as long as it waits. */
export const createdUnder = (key: string, all: readonly Entry[]): string | number | undefined =>
  all.find((one) => firstKeyOf(one) === key)?.createdId;

const memberOf = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[step]
    : undefined;

/** Rows that calls about a record will bring, in the order of recording. */
export function broughtRows(
  entries: readonly Entry[],
  of: { schema: string; id: string | number },
  schema: string,
): BroughtRow[] {
  return inOrder(entries).flatMap((entry) => {
    const { brings } = entry.of ?? {};
    const isAbout = entry.of?.schema === of.schema && String(entry.of.id) === String(of.id);
    return isAbout && brings?.schema === schema ? [{ entry, row: brings.row }] : [];
  });
}

export interface BroughtRow {
  entry: Entry;
  row: Readonly<Record<string, unknown>>;
}

/** Whether a row of an entry is not among those that were read at `readAt` (ms since 1970): it waits, or came later. */
export const isMissing = ({ state, endedAt }: Entry, readAt: number): boolean =>
  state !== 'discarded' && (state !== 'sent' || Date.parse(endedAt ?? '') > readAt);

export interface Counts {
  waiting: number;
  refused: number;
}

/** `waiting`: not on the server yet, those that are being sent among them. */
export function countsOf(entries: readonly Entry[]): Counts {
  const open = entries.filter(isOpen);
  const refused = open.filter(({ state }) => state === 'refused').length;
  return { waiting: open.length - refused, refused };
}

/** What a record shows since it was read at `readAt` (ms since 1970), the latest last; undefined where nothing was done. */
export function followsOf(
  entries: readonly Entry[],
  schema: string,
  id: string | number,
  readAt: number,
): Readonly<Record<string, unknown>> | undefined {
  const about = inOrder(entries).filter(
    (entry) =>
      isMissing(entry, readAt) && entry.of?.schema === schema && String(entry.of.id) === String(id),
  );
  return about.length === 0 ? undefined : Object.assign({}, ...about.map(({ of }) => of?.follows));
}
