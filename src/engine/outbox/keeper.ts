import type { AnswerKeeper } from '../../api/answer-keeper';
import { forgetOldAnswers, keptAnswers, type KeptAnswers } from './answers';
import { canKeepCalls, outboxOf } from './outbox';

/** Keeps the answers of a user who works outside, beside his outbox. Nothing fails where the browser keeps nothing. */
export function answerKeeperOf(userId: number): Omit<AnswerKeeper, 'settled'> {
  let opened: Promise<KeptAnswers> | undefined;
  const open = (): Promise<KeptAnswers> =>
    (opened ??= outboxOf(userId).then(async ({ database, key }) => {
      await forgetOldAnswers(database, Date.now());
      return keptAnswers(database, key);
    }));
  return {
    keep: async (operation, options, answer, at = Date.now()) => {
      if (!canKeepCalls()) return;
      try {
        await (await open()).keep(operation, options, answer, at);
      } catch {
        // Without room the page goes on as it is.
      }
    },
    find: async (operation, options) => {
      if (!canKeepCalls()) return undefined;
      try {
        return await (await open()).find(operation, options);
      } catch {
        return undefined;
      }
    },
  };
}
