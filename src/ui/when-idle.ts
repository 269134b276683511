/** What is only prepared may not be in the way of what is wanted: it waits so long, in ms, and then for a pause. */
const after = 1500;

/** Runs a task when the page has come to rest, in a few seconds at most. Returns the way to call it off. */
export function whenIdle(task: () => void): () => void {
  let handle: number | undefined;
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') task();
    else handle = requestIdleCallback(task, { timeout: 1000 });
  }, after);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
