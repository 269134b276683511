import { Listeners } from '../state/listeners';
import type { ApiError } from './api-error';

/** Of any call, as far as the whole page is concerned. */
export type CallEvent =
  /** The server asks for patience; the call is made again after `ms`. */
  { type: 'waiting'; ms: number } | { type: 'failed'; error: ApiError };

export const callEvents = new Listeners<[event: CallEvent]>();
