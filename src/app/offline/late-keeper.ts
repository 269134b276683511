import type { AnswerKeeper } from '../../api/answer-keeper';

/** What keeps answers, loaded with the first of them; nobody waits for it while there is a network. */
export function lateKeeper(userId: number): AnswerKeeper {
  const load = async () =>
    (keeper ??= (await import('../../engine/outbox/keeper')).answerKeeperOf(userId));
  let keeper: Omit<AnswerKeeper, 'settled'> | undefined;
  const pending = new Set<Promise<void>>();
  return {
    keep: (operation, options, answer, at = Date.now()) => {
      const work = later(async () => (await load()).keep(operation, options, answer, at));
      pending.add(work);
      return work.finally(() => pending.delete(work));
    },
    settled: async () => void (await Promise.allSettled(pending)),
    find: async (...asked) => (await load()).find(...asked),
  };
}

/** In ms: what is shown first comes first. */
const SOON = 500;

async function later(work: () => Promise<void>): Promise<void> {
  await new Promise((done) => setTimeout(done, SOON));
  await work();
}
