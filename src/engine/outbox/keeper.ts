import type { AnswerKeeper } from '../../api/answer-keeper';
import { forgetOldAnswers, keptAnswers, type KeptAnswers } from './answers';
import { canKeepCalls, outboxOf } from './outbox';

/** Keeps the answers of a user who works outside, beside his outbox. Nothing fails where the browser keeps nothing. */
export function answerKeeperOf(userId: number): AnswerKeeper {
  let opened: Promise<KeptAnswers> | undefined;
  const pending = new Set<Promise<void>>();
  const open = (): Promise<KeptAnswers> =>
    (opened ??= outboxOf(userId).then(async ({ database, key }) => {
      await forgetOldAnswers(database, Date.now());
      return keptAnswers(database, key);
    }));
  return {
    keep: (operation, options, answer, at = Date.now()) => {
      if (!canKeepCalls()) return;
      const work = open()
        .then((answers) => answers.keep(operation, options, answer, at))
        // Without room the page goes on as it is.
        .catch(() => undefined);
      pending.add(work);
      void work.finally(() => pending.delete(work));
    },
    settled: async () => void (await Promise.all(pending)),
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
