import type { Entry } from './entry';
import { afterOutcome, beginning, inOrder, isOpen, meaningOf, nextToSend } from './machine';
import type { Outcome } from './machine';
import type { OutboxStore } from './store';

export interface SenderParts {
  store: OutboxStore;
  /** Never rejects for what a network or a server does; a rejection ends the run and leaves the entry as it is. */
  send: (entry: Entry) => Promise<Outcome>;
  /** ms since 1970. */
  now: () => number;
  /** Is told after each attempt, once the store has kept what came of it. */
  onAttempt?: (entry: Entry, outcome: Outcome) => void;
}

/** `login`: a session is needed first; `later`: something waits, and the network or the server does not want it now. */
export type RunEnd = 'done' | 'later' | 'login';

/** Queues that are sent side by side. */
const LANES = 4;
/** Sent entries that are kept to be looked at. */
const KEPT = 50;

/**
 * Sends what waits, the oldest of each queue first, until nothing is due. Only one run at a time may work on a store, over
 * all tabs; that is its caller's business. `isEager`: everything is tried once, also before its time.
 */
export async function sendWaiting(parts: SenderParts, isEager: boolean): Promise<RunEnd> {
  const { store, now } = parts;
  const tried = new Set<number>();
  for (;;) {
    const entries = await store.all();
    const due = nextToSend(entries, now(), ({ seq }) => isEager && !tried.has(seq));
    if (due.length === 0) {
      await prune(entries, store);
      return entries.some(isOpen) ? 'later' : 'done';
    }
    const lanes = due.slice(0, LANES);
    for (const { seq } of lanes) tried.add(seq);
    const outcomes = await Promise.all(lanes.map((entry) => attempt(entry, parts)));
    if (outcomes.some(({ meaning }) => meaning === 'login')) return 'login';
    if (outcomes.some(({ status }) => status === undefined)) return 'later';
  }
}

async function attempt(entry: Entry, { store, send, now, onAttempt }: SenderParts) {
  const sending = beginning(entry);
  await store.put(sending);
  const outcome = await send(sending);
  const settled = afterOutcome(sending, outcome, now());
  await store.put(settled);
  onAttempt?.(settled, outcome);
  return { meaning: meaningOf(outcome, sending), status: outcome.status };
}

/** Of what has ended only the latest stays: what was discarded as well as what was sent. */
async function prune(entries: readonly Entry[], store: OutboxStore): Promise<void> {
  const ended = inOrder(entries).filter((entry) => !isOpen(entry));
  const old = ended.slice(0, Math.max(0, ended.length - KEPT));
  if (old.length > 0) await store.remove(old.map(({ seq }) => seq));
}
