/** Runs over items, `lanes` of them at a time, until all are done or it is stopped. Rejects with the first that fails. */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  run: (item: T) => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined && !isStopped(); item = items[next++]) {
      await run(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
}
