import type { AnswerKeeper } from '../../api/answer-keeper';

/** What keeps answers, loaded with the first of them; nobody waits for it while there is a network. */
export function lateKeeper(userId: number): AnswerKeeper {
  const load = async () =>
    (keeper ??= (await import('../../engine/outbox/keeper')).answerKeeperOf(userId));
  let keeper: AnswerKeeper | undefined;
  return {
    keep: (operation, options, answer, at = Date.now()) =>
      void setTimeout(async () => (await load()).keep(operation, options, answer, at), SOON),
    settled: () =>
      new Promise((done) => setTimeout(async () => done((await load()).settled()), SOON)),
    find: async (...asked) => (await load()).find(...asked),
  };
}

/** In ms: what is shown first comes first. */
const SOON = 500;
