import { userState } from '../state/user-state';
import type { Answer, CallOptions } from './call';

/** What keeps answers on this device for when there is no network. */
export interface AnswerKeeper {
  /** `at`: when it came, in ms since 1970; now unless given. */
  keep: (operation: string, options: CallOptions, answer: Answer<unknown>, at?: number) => void;
  /** Resolves once everything that was to be kept so far is. */
  settled: () => Promise<void>;
  /** Undefined where nothing is known of it. */
  find: (operation: string, options: CallOptions) => Promise<Answer<unknown> | undefined>;
}

/** None for users who do not work outside. */
export const answerKeeper = userState<AnswerKeeper | undefined>(() => undefined);

/** Readings; what belongs to the account is kept elsewhere, or nowhere. */
const kept = /^GET \/(?!(webapp|system|login)\b)/;

/** The keeper, for a call whose answer it is to keep. */
export function keeperOf(operation: string, options: CallOptions): AnswerKeeper | undefined {
  const { service, as } = options;
  return !service && !as && kept.test(operation) ? answerKeeper.get() : undefined;
}
