import type { AreaWork } from '../../../resources/model/area';
import { sendDue } from './mail-sender';

/** Longest time in ms that a message waits for its turn: retries, and what other processes have queued. */
const EVERY_MS = 5_000;

/** Longest wait in ms for a message that is being sent when the process ends; it is settled by the next one then. */
const LONGEST_END_MS = 10_000;

/** Senders of this process, to be told that something is waiting. */
const waiting = new Set<() => void>();

/** Tells this process that a message was queued, once its transaction has been committed. */
export function wakeSender(): void {
  for (const wake of waiting) wake();
}

/** Sends what is due, now and from time to time, one message at a time. Returns how to stop. */
export function runSender({ database, tables, key, log }: AreaWork): () => Promise<void> {
  let isEnding = false;
  let isAskedAgain = false;
  let running: Promise<void> | undefined;
  const run = (): void => {
    isAskedAgain = running !== undefined;
    if (isEnding) return;
    running ??= sendDue({ database, tables, key }, () => isEnding)
      .catch((err: unknown) => {
        if (!isEnding) log.error({ err }, 'mail could not be sent');
      })
      .finally(() => {
        running = undefined;
        if (isAskedAgain) run();
      });
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  waiting.add(run);
  return async () => {
    isEnding = true;
    clearInterval(timer);
    waiting.delete(run);
    const end = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_END_MS).unref());
    await Promise.race([running, end]);
  };
}
