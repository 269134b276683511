import type { AnswerKeeper } from '../../api/answer-keeper';

/** Keeper of answers, loaded with the first of them; nobody waits for it while there is a network. */
export function loadedKeeper(userId: number): AnswerKeeper {
  const load = async () =>
    (keeper ??= (await import('../../engine/outbox/keeper')).answerKeeperOf(userId));
  let keeper: AnswerKeeper | undefined;
  const given = new Set<Promise<void>>();
  const give = (to: (loaded: AnswerKeeper) => void) => {
    const one = soon()
      .then(load)
      .then(to)
      .finally(() => given.delete(one));
    given.add(one);
    one.catch(() => undefined);
  };
  return {
    keep: (...known) => give((loaded) => loaded.keep(...known)),
    keepRows: (...known) => give((loaded) => loaded.keepRows(...known)),
    kept: async () => {
      await Promise.all(given);
      await (await load()).kept();
    },
    find: async (...asked) => {
      await Promise.allSettled(given);
      return (await load()).find(...asked);
    },
    rows: async (...asked) => {
      await Promise.allSettled(given);
      return (await load()).rows(...asked);
    },
  };
}

/** Delay before loading, in ms: what is shown first comes first. */
const SOON = 500;

const soon = () => new Promise((resolve) => setTimeout(resolve, SOON));
