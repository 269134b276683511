/** Runs tasks one at a time, in the order in which they came. */
export function oneAfterAnother(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const own = last.then(task, task);
    last = own.catch(() => undefined);
    return own;
  };
}
