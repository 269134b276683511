import type { AnswerKeeper } from '../../api/answer-keeper';
import { answersKey } from '../../api/device/user-keys';
import { forgetOldAnswers, keptAnswers, type KeptAnswers } from './answers';
import { canKeepCalls, outboxOf } from './outbox';

/** Keeps the answers of a user who works outside, beside his outbox. Nothing fails where the browser keeps nothing. */
export function answerKeeperOf(userId: number): AnswerKeeper {
  let opened: Promise<KeptAnswers> | undefined;
  const open = (): Promise<KeptAnswers> =>
    (opened ??= outboxOf(userId).then(async ({ database }) => {
      await forgetOldAnswers(database, Date.now());
      return keptAnswers(database, await answersKey(database));
    }));
  const writing = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  const write = (work: (answers: KeptAnswers) => Promise<void>) => {
    if (!canKeepCalls()) return;
    const one = open()
      .then(work)
      // Without room the page goes on as it is.
      .catch((error: unknown) => void (failure = { error }))
      .finally(() => writing.delete(one));
    writing.add(one);
  };
  const read = async <T>(work: (answers: KeptAnswers) => Promise<T>): Promise<T | undefined> => {
    if (!canKeepCalls()) return undefined;
    try {
      await Promise.all(writing);
      return await work(await open());
    } catch {
      return undefined;
    }
  };
  return {
    keep: (...known) => write((answers) => answers.keep(...known)),
    keepRows: (...known) => write((answers) => answers.keepRows(...known)),
    kept: async () => {
      await Promise.all(writing);
      const failed = failure;
      failure = undefined;
      if (failed) throw failed.error;
    },
    find: (...asked) => read((answers) => answers.find(...asked)),
    rows: (...asked) => read((answers) => answers.rows(...asked)),
  };
}
