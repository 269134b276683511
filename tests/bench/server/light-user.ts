import { clientOf } from '../../support/api-client';

/** What a light user asks in turn: a record, and the first page of a list. */
const calls = ['/stammdaten/adressen/5', '/stammdaten/adressen?limit=50&orderBy=name1'];

/**
 * Asks something light every 50 ms while others work, or for `seconds`; answers how long that took, in words.
 * `works`: each runs once and ends by itself.
 */
export async function lightUser(
  url: string,
  works: readonly (() => Promise<unknown>)[],
  seconds = works.length === 0 ? 5 : 120,
): Promise<string> {
  const client = await clientOf(url, 'lesen');
  const times: number[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  const others = Promise.allSettled(works.map((work) => work())).then(() => void (isOver = true));
  const until = performance.now() + seconds * 1_000;
  while ((works.length === 0 || !isOver) && performance.now() < until) {
    const begun = performance.now();
    statuses.add((await client.get(calls[times.length % calls.length] ?? '')).status);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await others;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN).toFixed(0);
  return `${at(0.95)} ms, ${at(1)} ms; ${times.length} reads, statuses ${[...statuses].join(', ')}`;
}
