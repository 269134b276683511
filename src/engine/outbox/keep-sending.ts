import { onSessionChange, readSession } from '../../api/token-store';
import { isOpen } from './machine';
import { canKeepCalls, outboxOf } from './outbox';
import { outboxState } from './outbox-state';

/** Interval in ms between two tries while something waits (4-field-reality §4.2); never while nobody looks. */
const EVERY = 30_000;

/** Sends what waits whenever there may be a network, until the returned function is called. */
export function keepSending(userId: number): () => void {
  if (!canKeepCalls()) return () => {};
  const send = (isEager: boolean) => {
    const open = outboxState.get().entries;
    // Read once; then only with something to send.
    if (open && !open.some(isOpen)) return;
    outboxOf(userId)
      // An attempt that cannot leave the device would count as one that may have arrived.
      .then((outbox) => (navigator.onLine ? outbox.send(isEager) : undefined))
      // A browser that keeps nothing has nothing to send.
      .catch(() => undefined);
  };
  const eagerly = () => send(true);
  const seen = () => document.visibilityState === 'visible' && send(true);
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) send(false);
  }, EVERY);
  globalThis.addEventListener('online', eagerly);
  document.addEventListener('visibilitychange', seen);
  // Whose session has ended may have nothing here any more.
  const stop = onSessionChange(() => readSession() && eagerly());
  eagerly();
  return () => {
    clearInterval(timer);
    globalThis.removeEventListener('online', eagerly);
    document.removeEventListener('visibilitychange', seen);
    stop();
  };
}
