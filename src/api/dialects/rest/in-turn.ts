import { userState } from '../../../state/user-state';

interface Kept {
  value: unknown;
  /** Promise that settles when the current work is done. */
  turn: Promise<unknown>;
}

/** Knowledge of lists, by what is asked of them; the latest last. */
const kept = userState<Map<string, Kept>>(() => new Map());

const MOST_KEPT = 30;

/** Runs work in turn, with what the run before has left: what is known of a list must not be found out twice. */
export async function inTurn<T, R>(
  key: string,
  begin: () => T,
  work: (known: T) => Promise<R>,
): Promise<R> {
  const all = kept.get();
  const mine = all.get(key) ?? { value: begin(), turn: Promise.resolve() };
  all.delete(key);
  all.set(key, mine);
  for (const [oldest] of all) {
    if (all.size <= MOST_KEPT) break;
    all.delete(oldest);
  }
  const result = mine.turn.then(() => work(mine.value as T));
  mine.turn = result.catch(() => undefined);
  return result;
}
