import type { Entry } from './entry';
import {
  afterOutcome,
  beginning,
  firstKeyOf,
  inOrder,
  isOpen,
  meaningOf,
  nextToSend,
  withCreated,
  type Outcome,
} from './machine';
import { concernsOffice } from './office';
import type { OutboxStore } from './store';

export interface SenderParts {
  store: OutboxStore;
  /**
   * Sends an entry. Never rejects for what a network or a server does; a rejection ends the run and leaves the entry as
   * it is.
   */
  send: (entry: Entry, file: File | undefined) => Promise<Outcome>;
  /** Returns the time in ms since 1970. */
  now: () => number;
  /** Hears of each attempt, once the store has kept its outcome. */
  onAttempt?: (entry: Entry, outcome: Outcome) => void;
}

/**
 * End of a run. `login`: a session is needed first; `later`: something waits, and the network or the server does not
 * want it now.
 */
export type RunEnd = 'done' | 'later' | 'login';

/** Number of sent entries that are kept to be looked at. */
const KEPT = 50;
/**
 * Number of attempts at one call before which a failure of the server ends the run, so that nothing overtakes it; from
 * then on only its own queue waits.
 */
const FAILURES = 3;

/**
 * Sends what waits until nothing is due. A queue that waits or is refused holds back no other, yet as long as all go on
 * they go in the order of recording: one person did all of it, and what ends in one order may begin in the next. Only
 * one run at a time may work on a store, over all tabs; that is the caller's business. `isEager`: everything is tried
 * once, even before its time.
 */
export async function sendWaiting(parts: SenderParts, isEager: boolean): Promise<RunEnd> {
  const { store, now } = parts;
  const entries = new Map((await store.all()).map((entry) => [entry.seq, entry]));
  const tried = new Set<number>();
  for (;;) {
    const known = [...entries.values()];
    const [next] = nextToSend(known, now(), ({ seq }) => isEager && !tried.has(seq));
    if (!next) {
      await prune(known, store);
      return known.some(isOpen) ? 'later' : 'done';
    }
    tried.add(next.seq);
    const { entry, outcome, meaning } = await attempt(next, known, parts);
    entries.set(entry.seq, entry);
    if (meaning === 'login') return 'login';
    if (outcome.status === undefined) return 'later';
    if (meaning === 'later' && entry.attempts < FAILURES) return 'later';
  }
}

async function attempt(
  entry: Entry,
  known: readonly Entry[],
  { store, send, now, onAttempt }: SenderParts,
) {
  const sending = beginning(entry);
  await store.put(sending);
  const file = sending.file && (await store.fileOf(sending));
  const outcome = await send(withCreated(sending, known), file);
  const settled = afterOutcome(sending, outcome, now());
  await store.put(settled);
  onAttempt?.(settled, outcome);
  return { entry: settled, outcome, meaning: meaningOf(outcome, sending) };
}

/**
 * Prunes ended entries: only the latest stay, discarded as well as sent ones; also those that others refer to, and
 * those that the office is to hear of.
 */
async function prune(entries: readonly Entry[], store: OutboxStore): Promise<void> {
  const needed = new Set(
    entries.filter(isOpen).flatMap(({ refers = [] }) => refers.map(({ key }) => key)),
  );
  const ended = inOrder(entries).filter(
    (entry) => !isOpen(entry) && !needed.has(firstKeyOf(entry)) && !concernsOffice(entry),
  );
  const old = ended.slice(0, Math.max(0, ended.length - KEPT));
  if (old.length > 0) await store.remove(old.map(({ seq }) => seq));
}
