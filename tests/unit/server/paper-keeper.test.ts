import { expect, test } from 'vitest';
import { MOST_TRIES, PaperKeeper } from '../../../server/areas/sales/paper/paper-keeper';

/** Documents that wait, of which some cannot be laid out; `tried` notes every try. */
function papers(waiting: readonly number[], broken: Set<number>) {
  const left = new Set(waiting);
  const tried: number[] = [];
  return {
    left,
    tried,
    work: {
      next: async (after: number, leftOut: readonly number[]) =>
        [...left].sort((a, b) => a - b).find((id) => id > after && !leftOut.includes(id)),
      make: async (id: number) => {
        tried.push(id);
        if (broken.has(id)) throw new Error(`paper ${id}`);
        left.delete(id);
      },
    },
  };
}

test('a paper that fails keeps nothing up, and is tried a bounded number of times however often it is booked', async () => {
  const keeper = new PaperKeeper();
  const { work, tried, left } = papers([1, 2, 3], new Set([2]));
  for (let run = 0; run < MOST_TRIES; run++) {
    await expect(keeper.run(work)).rejects.toThrow('paper 2');
  }
  left.add(4);
  await keeper.run(work);
  await keeper.run(work);
  expect(tried.filter((id) => id === 2)).toHaveLength(MOST_TRIES);
  expect([...left]).toEqual([2]);
  // At the next start it is tried anew.
  await expect(new PaperKeeper().run(work)).rejects.toThrow('paper 2');
});

test('what has failed and then succeeded may fail as often again', async () => {
  const keeper = new PaperKeeper();
  const broken = new Set([1]);
  const { work, tried, left } = papers([1], broken);
  await expect(keeper.run(work)).rejects.toThrow('paper 1');
  broken.clear();
  await keeper.run(work);
  broken.add(1);
  left.add(1);
  for (let run = 0; run < MOST_TRIES; run++) await expect(keeper.run(work)).rejects.toThrow();
  expect(tried).toHaveLength(2 + MOST_TRIES);
});
