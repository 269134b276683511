import { Listeners } from '../state/listeners';
import type { ApiError } from './api-error';

/** Event of any call, as far as it concerns the whole page. */
export type CallEvent =
  /** Request of the server to wait; the call is made again after `ms`. */
  { type: 'waiting'; ms: number } | { type: 'failed'; error: ApiError };

export const callEvents = new Listeners<[event: CallEvent]>();
