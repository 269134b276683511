import type { ApiError } from './api-error';

/** What happens to calls, whoever made them, and concerns the whole page. */
export type CallEvent =
  /** The server has asked for patience; the call is made again after `ms`. */
  { type: 'waiting'; ms: number } | { type: 'failed'; error: ApiError };

type Listener = (event: CallEvent) => void;

const listeners = new Set<Listener>();

/** Calls back for every call; returns the way to stop it. */
export function onCallEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellCallEvent(event: CallEvent): void {
  for (const listener of listeners) listener(event);
}
