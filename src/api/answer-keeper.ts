import { userState } from '../state/user-state';
import type { Answer, CallOptions } from './call';
import type { AnyRecord } from './dialect';

/** Rows of a list that a device knows. */
export interface KnownRows {
  rows: readonly AnyRecord[];
  /** Number of all rows of the list, as the server last said it. */
  total: number | undefined;
  /** Time at which the oldest was asked for, in ms since 1970. */
  at: number;
}

/** Keeper of answers on this device for when there is no network. */
export interface AnswerKeeper {
  keep: (operation: string, options: CallOptions, answer: Answer<unknown>) => void;
  /**
   * Resolves once all answers given so far are on the device; rejects where one of them could not be kept since the
   * last time.
   */
  kept: () => Promise<void>;
  /** Finds a kept answer; undefined where nothing is known of it. */
  find: (operation: string, options: CallOptions) => Promise<Answer<unknown> | undefined>;
  /** Keeps rows of a list that another call has answered. */
  keepRows: (operation: string, options: CallOptions, rows: readonly AnyRecord[]) => void;
  /** Returns what is known of the rows of a list (`GET /path`); undefined where nothing is. */
  rows: (operation: string, options: CallOptions) => Promise<KnownRows | undefined>;
}

/** Keeper of this user; none for users who do not work outside. */
export const answerKeeper = userState<AnswerKeeper | undefined>(() => undefined);

/** Pattern of the kept reads; what belongs to the account is kept elsewhere, or nowhere. */
const kept = /^GET \/(?!(webapp|system|login)\b)/;

/** Returns the keeper, for a call whose answer it is to keep. */
export function keeperOf(operation: string, options: CallOptions): AnswerKeeper | undefined {
  const { service, as } = options;
  return !service && !as && kept.test(operation) ? answerKeeper.get() : undefined;
}
