import { userState } from '../state/user-state';
import type { Answer, CallOptions } from './call';

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
