import { userState } from '../state/user-state';
import type { Answer, CallOptions } from './call';

/** What keeps answers on this device for when there is no network. */
export interface AnswerKeeper {
  keep: (operation: string, options: CallOptions, answer: Answer<unknown>) => void;
  /** Undefined where nothing is known of it. */
  find: (operation: string, options: CallOptions) => Promise<Answer<unknown> | undefined>;
}

/** None for users who do not work outside. */
export const answerKeeper = userState<AnswerKeeper | undefined>(() => undefined);

/** What belongs to the account is kept elsewhere, or nowhere. */
const ofAccount = /^GET \/(webapp|system|login)\b/;

/** The keeper, for a call whose answer it is to keep. */
export function keeperOf(operation: string, options: CallOptions): AnswerKeeper | undefined {
  const { service, as } = options;
  const isKept = operation.startsWith('GET ') && !ofAccount.test(operation);
  return isKept && !service && !as ? answerKeeper.get() : undefined;
}
