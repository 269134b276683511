import { Listeners } from '../state/listeners';
import type { ApiError } from './api-error';

/** What happens to calls, whoever made them, and concerns the whole page. */
export type CallEvent =
  /** The server has asked for patience; the call is made again after `ms`. */
  { type: 'waiting'; ms: number } | { type: 'failed'; error: ApiError };

/** Whoever makes a call tells, and what belongs to the whole page listens. */
export const callEvents = new Listeners<[event: CallEvent]>();
